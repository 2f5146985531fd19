/** The sentences about a person's own bookings; apart, since few pages say them. */
export const bookingTexts = {
  yourBookings: 'Your bookings',
  cancelBooking: 'Cancel booking',
  keepBooking: 'Keep booking',
  pastBookings: 'Past bookings',
  noBookingsToCome: 'Nothing is booked for the days to come.',
  bookingCancelled: 'Booking cancelled.',
  cancelFailed: 'The booking could not be cancelled. Check your connection and try again.',
  seeYourBooking: 'See your booking',
  seeYourBookings: 'See your bookings',
  bookingMissing: 'Booking not found',
  bookingFailed: 'The booking did not arrive.',
  bookingIsCancelled: 'This booking is cancelled.',
  cancelNotLoaded: 'The question could not be loaded. Check your connection and try again.',
} as const;
