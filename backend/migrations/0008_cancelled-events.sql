ALTER TABLE "hosted_events" DROP CONSTRAINT "hosted_events_once";--> statement-breakpoint
ALTER TABLE "hosted_events" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hosted_events" ADD COLUMN "cancel_message" text;--> statement-breakpoint
CREATE UNIQUE INDEX "hosted_events_once" ON "hosted_events" USING btree ("host_id","fingerprint") WHERE "hosted_events"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "hosted_events_host_id" ON "hosted_events" USING btree ("host_id");--> statement-breakpoint
ALTER TABLE "hosted_events" ADD CONSTRAINT "hosted_events_message_of_cancelled" CHECK ("hosted_events"."cancel_message" is null or "hosted_events"."cancelled_at" is not null);