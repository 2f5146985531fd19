ALTER TABLE "resources" ADD COLUMN "notice_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "notice_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_notice_not_negative" CHECK ("resources"."notice_hours" >= 0);--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_notice_not_negative" CHECK ("partners"."notice_hours" >= 0);