CREATE INDEX IF NOT EXISTS "cancelled_bookings_cancelled_at" ON "cancelled_bookings" USING btree ("cancelled_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "withdrawn_invitations_invited_at" ON "withdrawn_invitations" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_created_at" ON "sessions" USING btree ("created_at");