CREATE TABLE "calendar_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"time_slot" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"invitees" text NOT NULL,
	"hosted_event_id" uuid,
	CONSTRAINT "calendar_events_once_a_hosted_event" UNIQUE("hosted_event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"time_slot" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"notes" text
);
--> statement-breakpoint
CREATE TABLE "event_invitations" (
	"event_id" uuid NOT NULL,
	"mobile_number" text NOT NULL,
	"position" smallint NOT NULL,
	"user_id" uuid,
	"response_status" text DEFAULT 'pending' NOT NULL,
	"responses" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"responded_at" timestamp (3) with time zone,
	CONSTRAINT "event_invitations_event_id_mobile_number_pk" PRIMARY KEY("event_id","mobile_number"),
	CONSTRAINT "event_invitations_in_order" UNIQUE("event_id","position"),
	CONSTRAINT "event_invitations_at_most_200" CHECK ("event_invitations"."position" between 1 and 200),
	CONSTRAINT "event_invitations_mobile_number_is_e164" CHECK ("event_invitations"."mobile_number" ~ '^\+[0-9]{8,15}$'),
	CONSTRAINT "event_invitations_response_status_known" CHECK ("event_invitations"."response_status" in ('pending', 'responded', 'accepted')),
	CONSTRAINT "event_invitations_response_has_time" CHECK (("event_invitations"."response_status" = 'pending') = ("event_invitations"."responded_at" is null))
);
--> statement-breakpoint
CREATE TABLE "hosted_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"event_name" text NOT NULL,
	"event_date_time" timestamp (3) with time zone NOT NULL,
	"venue" text NOT NULL,
	"description" text NOT NULL,
	"invite_expiry_date" timestamp (3) with time zone NOT NULL,
	"rsvp_questionnaire" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hosted_events_once" UNIQUE("host_id","fingerprint"),
	CONSTRAINT "hosted_events_deadline_in_time" CHECK ("hosted_events"."invite_expiry_date" <= "hosted_events"."event_date_time" + interval '25 hours')
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_hosted_event_id_hosted_events_id_fk" FOREIGN KEY ("hosted_event_id") REFERENCES "public"."hosted_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_event_id_hosted_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."hosted_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hosted_events" ADD CONSTRAINT "hosted_events_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_events_user_id_time_slot" ON "calendar_events" USING btree ("user_id","time_slot");--> statement-breakpoint
CREATE INDEX "tasks_user_id_time_slot" ON "tasks" USING btree ("user_id","time_slot");--> statement-breakpoint
CREATE INDEX "event_invitations_mobile_number" ON "event_invitations" USING btree ("mobile_number");--> statement-breakpoint
CREATE INDEX "event_invitations_user_id" ON "event_invitations" USING btree ("user_id");