ALTER TABLE "partners" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "longitude" double precision;