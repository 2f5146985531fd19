CREATE TABLE "event_changes" (
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"former" jsonb NOT NULL,
	CONSTRAINT "event_changes_event_id_version_pk" PRIMARY KEY("event_id","version")
);
--> statement-breakpoint
CREATE TABLE "withdrawn_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"mobile_number" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_invitations" ADD COLUMN "answered_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hosted_events" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_changes" ADD CONSTRAINT "event_changes_event_id_hosted_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."hosted_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_invitations" ADD CONSTRAINT "withdrawn_invitations_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawn_invitations_host_id" ON "withdrawn_invitations" USING btree ("host_id","invited_at");