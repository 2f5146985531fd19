CREATE INDEX IF NOT EXISTS "appointments_added" ON "appointments" USING btree ("user_id","added_at") WHERE "appointments"."added_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "appointments_booking" ON "appointments" USING btree ("booking_id") WHERE "appointments"."booking_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "appointments_resource_booking" ON "appointments" USING btree ("resource_booking_id") WHERE "appointments"."resource_booking_id" is not null;--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_booking_id_unique";--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_resource_booking_id_unique";--> statement-breakpoint
DROP INDEX "appointments_user_id_added_at";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_gap";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_gap" EXCLUDE USING gist ("user_id" WITH =, "service_id" WITH =, daterange("day", "day" + "gap_days") WITH &&) WHERE ("gap_days" > 0);
