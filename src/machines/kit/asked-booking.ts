import type { AskedBooking, MovableBooking, OwnBooking } from '../../domain/own-booking.ts';
import type { CancelNotice } from '../cancel-booking.ts';
import type { MoveNotice } from '../move-booking.ts';

/** The requests of a person about a shown booking, and the events of the dialog that answers them. */
export type AskedBookingEvent =
  | { type: 'cancel.requested'; booking: OwnBooking }
  | { type: 'move.requested'; booking: MovableBooking }
  | CancelNotice
  | MoveNotice;

type Asks<Type> = { event: Extract<AskedBookingEvent, { type: Type }> };

/** The transitions of a flow that shows bookings; `.refreshing` asks for changed ones again. */
export const onAskedBooking = {
  'cancel.requested': {
    actions: {
      type: 'ask',
      params: ({ event }: Asks<'cancel.requested'>): AskedBooking => ({
        what: 'cancel',
        booking: event.booking,
      }),
    },
  },
  'move.requested': {
    actions: {
      type: 'ask',
      params: ({ event }: Asks<'move.requested'>): AskedBooking => ({
        what: 'move',
        booking: event.booking,
      }),
    },
  },
  'booking.kept': { actions: 'forgetAsked' },
  // An answer on its way may be older than the change.
  'booking.moved': {
    target: '.refreshing',
    actions: [
      { type: 'keepMoved', params: ({ event }: Asks<'booking.moved'>) => event },
      'forgetAsked',
    ],
  },
  'booking.doubted': { target: '.refreshing' },
} as const;
