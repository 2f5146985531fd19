CREATE TABLE "push_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_to" text[] DEFAULT '{}'::text[] NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "push_messages_once" UNIQUE("user_id","kind","subject_id","occasion"),
	CONSTRAINT "push_messages_kind_known" CHECK ("push_messages"."kind" in ('invitation', 'event_changed', 'event_cancelled', 'deadline', 'booking'))
);
--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("next_try_at") WHERE "push_messages"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "push_messages_settled_at" ON "push_messages" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "resource_bookings_starts_at" ON "resource_bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "service_sessions_starts_at" ON "service_sessions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "hosted_events_deadline" ON "hosted_events" USING btree ("invite_expiry_date") WHERE "hosted_events"."cancelled_at" is null;