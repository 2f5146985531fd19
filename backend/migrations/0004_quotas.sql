ALTER TABLE "appointments" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "appointments_user_id_added_at" ON "appointments" USING btree ("user_id","added_at");--> statement-breakpoint
CREATE INDEX "bookings_user_id" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "calendar_events_user_id_added_at" ON "calendar_events" USING btree ("user_id","added_at");--> statement-breakpoint
CREATE INDEX "tasks_user_id_added_at" ON "tasks" USING btree ("user_id","added_at");