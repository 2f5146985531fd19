/**
 * The exact sentences that a person sees, once each (specification, 2, 5 and 8). Sentences with a
 * part that varies are functions of it.
 */
export const texts = {
  tagline: 'Empowering your time, every time.',
  unknownCity: 'Unknown City',
  unknownPincode: 'Unknown',

  login: 'Login',
  proceed: 'Proceed',
  proceedBusy: 'Checking...',
  verify: 'Verify',
  verifyBusy: 'Verifying...',
  agreeToTerms: 'I agree to terms and conditions',

  sendingCode: 'Sending OTP...',
  codeSent: 'OTP sent!',
  codeNotSent: 'Failed to send OTP.',
  codeVerified: 'OTP verified!',
  codeInvalid: 'Invalid OTP.',
  codeNotRequested: 'OTP was not requested. Try again.',
  tooManyTries: 'Too many tries. Please wait a while and try again later.',
  registered: 'Registration successful!',
  registrationFailed: 'Registration failed.',
  registrationError: 'Error registering user.',
  loginFailed: 'Invalid OTP or login failed. Please try again.',
  checkUserFailed: 'Error checking user existence',
  dobInFuture: 'Date of birth cannot be in the future.',

  categoryTitle: (category: string) => `${category} Services`,
  servicesLoading: 'Loading services...',
  servicesEmpty: 'No services found in this category.',
  servicesFailed: 'Failed to fetch services.',
  available: 'Available',

  signInNotLoaded: 'The sign-in could not be loaded. Check your connection and try again.',

  serviceMissing: 'No service details found.',
  back: 'Back',
  bookNow: 'Book Now',
  selectSlot: 'Select Slot',
  selectSlots: 'Select Slots',
  slotsLoading: 'Loading slots...',
  slotsEmpty: 'No slots available for selected date.',
  slotsFailed: 'Failed to fetch slots.',
  confirmBooking: 'Confirm Booking',
  noSlotSelected: 'Select a slot first!',
  notAuthorized: 'You are not authorized.',
  bookingFailedToast: 'Booking failed.',
  bookingRefused: (error: string) => `Error: ${error}`,
  bookingConfirmed: (time: string) => `Booking confirmed at ${time}`,
  bookingSuccessful: 'Booking Successful',
  bookingFailedAlert: 'Booking failed',
  addToCalendar: 'Add to calendar',
  calendarFileFailed: 'The calendar file could not be made.',
  done: 'Done',
  resourceFailed: 'Could not load resource details',
  noOrganisations: "You're not part of any organisation yet",
  noOrganisationsHint: "Once you join, you'll see them here.",

  continueWhereYouLeftOff: 'Continue where you left off',
  tryAgain: 'Try again',
} as const;
