import { cancelBookingMachine } from '../../../src/machines/cancel-booking.ts';
import type { FlowModel } from '../harness/paths.ts';
import { yoga } from './bookings.model.ts';

/** The question about a booking of a signed-in user. */
export const cancelBookingModel: FlowModel<typeof cancelBookingMachine> = {
  machine: cancelBookingMachine,
  inputs: { 'signed in': (shell) => ({ shell, owner: shell, userID: 'asha', booking: yoga }) },
  events: {},
  actors: {
    cancelBooking: {
      succeeds: { cancelled: { outcome: 'cancelled' } },
      refuses: {
        begun: { outcome: 'refused', message: 'This booking has begun.' },
        unauthorized: { outcome: 'unauthorized' },
      },
    },
  },
};
