import { describeRows } from './row.ts';
import { bookingRows } from './rows/bookings.ts';

describeRows(bookingRows);
