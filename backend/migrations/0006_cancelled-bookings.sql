CREATE TABLE "cancelled_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"cancelled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "resource_booking_id" uuid;--> statement-breakpoint
ALTER TABLE "cancelled_bookings" ADD CONSTRAINT "cancelled_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancelled_bookings_user_id" ON "cancelled_bookings" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_resource_booking_id_resource_bookings_id_fk" FOREIGN KEY ("resource_booking_id") REFERENCES "public"."resource_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_booking_id_unique" UNIQUE("booking_id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_resource_booking_id_unique" UNIQUE("resource_booking_id");--> statement-breakpoint
WITH "written" AS (
	SELECT "id", "user_id", "time_slot", "title", "service_provider",
		row_number() OVER (PARTITION BY "user_id", "time_slot", "title", "service_provider" ORDER BY "id") AS "nth"
	FROM "appointments" WHERE "added_at" IS NULL
), "booked" AS (
	SELECT "bookings"."id", "bookings"."user_id", "starts_at", "services"."name" AS "title", "partners"."name" AS "provider",
		row_number() OVER (PARTITION BY "bookings"."user_id", "starts_at", "services"."name", "partners"."name" ORDER BY "bookings"."id") AS "nth"
	FROM "bookings"
	JOIN "service_sessions" ON "service_sessions"."id" = "bookings"."session_id"
	JOIN "services" ON "services"."id" = "service_sessions"."service_id"
	JOIN "partners" ON "partners"."id" = "service_sessions"."partner_id"
)
UPDATE "appointments" SET "booking_id" = "booked"."id" FROM "written" JOIN "booked"
	ON "booked"."user_id" = "written"."user_id" AND "starts_at" = "written"."time_slot"
	AND "booked"."title" = "written"."title" AND "provider" = "service_provider" AND "booked"."nth" = "written"."nth"
WHERE "appointments"."id" = "written"."id";--> statement-breakpoint
WITH "written" AS (
	SELECT "id", "user_id", "time_slot", "title", "service_provider",
		row_number() OVER (PARTITION BY "user_id", "time_slot", "title", "service_provider" ORDER BY "id") AS "nth"
	FROM "appointments" WHERE "added_at" IS NULL AND "booking_id" IS NULL
), "booked" AS (
	SELECT "resource_bookings"."id", "user_id", "starts_at", "resources"."name" AS "title", "organisations"."name" AS "provider",
		row_number() OVER (PARTITION BY "user_id", "starts_at", "resources"."name", "organisations"."name" ORDER BY "resource_bookings"."id") AS "nth"
	FROM "resource_bookings"
	JOIN "resources" ON "resources"."id" = "resource_bookings"."resource_id"
	JOIN "departments" ON "departments"."id" = "resources"."department_id"
	JOIN "branches" ON "branches"."id" = "departments"."branch_id"
	JOIN "organisations" ON "organisations"."id" = "branches"."organisation_id"
)
UPDATE "appointments" SET "resource_booking_id" = "booked"."id" FROM "written" JOIN "booked"
	ON "booked"."user_id" = "written"."user_id" AND "starts_at" = "written"."time_slot"
	AND "booked"."title" = "written"."title" AND "provider" = "service_provider" AND "booked"."nth" = "written"."nth"
WHERE "appointments"."id" = "written"."id";
