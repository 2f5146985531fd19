CREATE TABLE "open_organisation_invitations" (
	"organisation_id" text NOT NULL,
	"rsvp_questionnaire" jsonb NOT NULL,
	"invite_expiry_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open_organisation_invitations_organisation_id_pk" PRIMARY KEY("organisation_id")
);
--> statement-breakpoint
CREATE TABLE "organisation_invitations" (
	"organisation_id" text NOT NULL,
	"rsvp_questionnaire" jsonb NOT NULL,
	"invite_expiry_date" timestamp (3) with time zone NOT NULL,
	"mobile_number" text NOT NULL,
	"user_id" uuid,
	"response_status" text DEFAULT 'pending' NOT NULL,
	"responses" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"responded_at" timestamp (3) with time zone,
	CONSTRAINT "organisation_invitations_organisation_id_mobile_number_pk" PRIMARY KEY("organisation_id","mobile_number"),
	CONSTRAINT "organisation_invitations_mobile_number_is_e164" CHECK ("organisation_invitations"."mobile_number" ~ '^\+[0-9]{8,15}$'),
	CONSTRAINT "organisation_invitations_response_status_known" CHECK ("organisation_invitations"."response_status" in ('pending', 'responded', 'accepted')),
	CONSTRAINT "organisation_invitations_response_has_time" CHECK (("organisation_invitations"."response_status" = 'pending') = ("organisation_invitations"."responded_at" is null))
);
--> statement-breakpoint
ALTER TABLE "event_invitations" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hosted_events" ADD COLUMN "is_open_to_everyone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD COLUMN "is_by_invitation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "open_organisation_invitations" ADD CONSTRAINT "open_organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_invitations_mobile_number" ON "organisation_invitations" USING btree ("mobile_number");--> statement-breakpoint
CREATE INDEX "organisation_invitations_user_id" ON "organisation_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hosted_events_open_to_everyone" ON "hosted_events" USING btree ("invite_expiry_date") WHERE "hosted_events"."is_open_to_everyone";