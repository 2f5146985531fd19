-- Not for rows that stand, as in 0018.
ALTER TABLE "resources" DROP CONSTRAINT "resources_zone_known";--> statement-breakpoint
ALTER TABLE "partners" DROP CONSTRAINT "partners_zone_known";--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_zone_known" CHECK (("resources"."zone" = 'UTC' or "resources"."zone" like '%/%') and "resources"."zone" !~ '[0-9]' and ('epoch'::timestamptz at time zone "resources"."zone") is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_zone_known" CHECK (("partners"."zone" = 'UTC' or "partners"."zone" like '%/%') and "partners"."zone" !~ '[0-9]' and ('epoch'::timestamptz at time zone "partners"."zone") is not null) NOT VALID;