ALTER TABLE "event_invitations" DROP CONSTRAINT "event_invitations_mobile_number_is_e164";--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_mobile_number_is_e164" CHECK ("event_invitations"."mobile_number" ~ '^\+[0-9]{8,15}$'
        or (starts_with("event_invitations"."mobile_number", 'former-') and "event_invitations"."user_id" is null));