import { eventNameOf, type HostedEvent, isCancelled } from '../../domain/event.ts';
import { cancelled, invited, moreHere } from './guests.texts.ts';
import { eventWhenText } from './when-text.ts';

/** The sentence with which a host leads guests to an event; its address comes after it. */
export function guestsText(event: HostedEvent): string {
  // One character beyond the alphabet of text messages halves what fits into one.
  const when = eventWhenText(event.eventDateTime).replaceAll('\u00a0', ' ');
  const facts = [eventNameOf(event), when, event.venue];
  const what = facts.filter(Boolean).join(', ');
  if (!isCancelled(event)) return invited(what);
  return [cancelled(what), event.cancel_message, moreHere].filter(Boolean).join(' ');
}

/** An address that opens a chat app with this text; the person chooses whom it goes to. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?${new URLSearchParams({ text })}`;
}

/** An address that opens the device's app for text messages with this text. */
export function smsLink(text: string): string {
  // The form that phones of both makers understand; they take a plus sign for itself.
  return `sms:?&${new URLSearchParams({ body: text })}`.replaceAll('+', '%20');
}
