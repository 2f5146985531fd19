/*
 * The exact sentences that a person sees, once each (§2, §5, §8). A sentence with a variable part is
 * a function.
 */

export const tagline = 'Empowering your time, every time.';
export const unknownCity = 'Unknown City';
export const unknownPincode = 'Unknown';
export const changePlace = '(change place)';
export const placeNotLoaded =
  'The choice of places could not be loaded. Check your connection and try again.';

export const login = 'Login';
export const proceed = 'Proceed';
export const proceedBusy = 'Checking...';
export const verify = 'Verify';
export const verifyBusy = 'Verifying...';
export const account = 'Account';
export const logOutEverywhere = 'Log out everywhere';
export const accountDeleted = 'Your account was deleted.';
export const agreeToTerms = 'I agree to terms and conditions';

export const sendingCode = 'Sending OTP...';
export const codeSent = 'OTP sent!';
export const codeNotSent = 'Failed to send OTP.';
export const codeVerified = 'OTP verified!';
export const codeInvalid = 'Invalid OTP.';
export const codeNotRequested = 'OTP was not requested. Try again.';
export const tooManyTries = 'Too many tries. Please wait a while and try again later.';
export const registered = 'Registration successful!';
export const registrationFailed = 'Registration failed.';
export const registrationError = 'Error registering user.';
export const loginFailed = 'Invalid OTP or login failed. Please try again.';
export const checkUserFailed = 'Error checking user existence';
export const mobileNumber = 'Mobile number';
export const numberMissing = 'Enter your mobile number.';
export const numberNotWhole = 'This is not a whole mobile number of the chosen country.';
export const dobWrong = 'Enter your date of birth as on your documents.';
export const aadhaarNotKept =
  'Aadhaar digits are never kept on this device. Please enter them again.';
export const proofTooOld = 'Your code was confirmed more than five minutes ago. Enter the new one.';

export const categoryTitle = (category: string) => `${category} Services`;
export const searchServices = 'Search services';
export const clearSearch = 'Clear search';
export const servicesLoading = 'Loading services...';
export const servicesEmpty = 'No services found in this category.';
export const servicesFailed = 'Failed to fetch services.';
export const available = 'Available';

export const signInNotLoaded =
  'The sign-in could not be loaded. Check your connection and try again.';
export const menuNotLoaded = 'The menu could not be loaded. Check your connection and try again.';
export const slotsNotLoaded = 'The slots could not be loaded. Check your connection and try again.';
export const calendarNotLoaded =
  'The calendar could not be loaded. Check your connection and try again.';

export const pageNotLoaded = 'This page could not be loaded.';
export const pageNotShown = 'This page could not be shown.';

export const serviceMissing = 'No service details found.';
export const back = 'Back';
export const bookNow = 'Book Now';
export const selectSlot = 'Select Slot';
export const selectSlots = 'Select Slots';
export const slotsLoading = 'Loading slots...';
export const slotsEmpty = 'No slots available for selected date.';
export const slotsFailed = 'Failed to fetch slots.';
export const confirmBooking = 'Confirm Booking';
export const noSlotSelected = 'Select a slot first!';
export const notAuthorized = 'You are not authorized.';
export const bookingFailedToast = 'Booking failed.';
export const bookingRefused = (error: string) => `Error: ${error}`;
export const bookingConfirmed = (time: string) => `Booking confirmed at ${time}`;
export const bookingSuccessful = 'Booking Successful';
export const bookingFailedAlert = 'Booking failed';
export const addToCalendar = 'Add to calendar';
export const calendarFileFailed = 'The calendar file could not be made.';
export const done = 'Done';
export const resourceFailed = 'Could not load resource details';
export const noOrganisations = "You're not part of any organisation yet";
export const noOrganisationsHint = "Once you join, you'll see them here.";

export const openCalendar = 'Open calendar';
export const nextDays = 'Next 7 days';
export const addItem = {
  appointment: 'Add Appointment',
  event: 'Add Event',
  task: 'Add Task',
} as const;
export const editItem = {
  appointment: 'Edit Appointment',
  event: 'Edit Event',
  task: 'Edit Task',
} as const;
export const titleMissing = 'Give it a title.';
export const dayMissing = 'Choose the day.';
export const timeMissing = 'Choose the time.';
export const statusMissing = 'Say how it stands.';
export const providerMissing = 'Say who it is with.';
export const inviteesMissing = 'Say who is invited.';
export const entryNotChanged = (title: string) => `“${title}” could not be changed.`;
export const entryDeleted = (title: string) => `“${title}” was deleted.`;
export const undo = 'Undo';
export const entryRestored = (title: string) => `“${title}” is in your calendar again.`;
export const entryNotDeleted = (title: string) => `“${title}” could not be deleted.`;
export const entryNotRestored = (title: string) => `“${title}” could not be added again.`;
export const dayOutOfRange = 'Choose a day in the years 1900 to 2200.';

export const hostHeading = 'Host a New Experience';
export const showMyEvents = 'Show My Events';
export const createEvent = 'Create Event';
export const createEventBusy = 'Creating...';
export const questionTypes = {
  text: 'Short Answer',
  number: 'Numeric Answer',
  boolean: 'Yes or No',
} as const;
export const invalidNumber = (number: string) => `Invalid number format: ${number}`;
export const repeatedNumber = (number: string) => `Number already added: ${number}`;
export const checkNumbers = 'Check the numbers';
export const tooManyInvitees = (most: number) => `An event takes at most ${most} invitees.`;
export const numberNotAdded = 'Add this number, or clear the field.';
export const questionNotAdded = 'Add this question, or clear the field.';
export const eventNameMissing = 'Give the event a name.';
export const venueMissing = 'Say where it is.';
export const descriptionMissing = 'Say what it is about.';
export const deadlineMissing = 'Choose the last day to answer.';
export const notADay = 'This is no day of the calendar.';
export const notATime = 'This is no time of the day.';
export const dayOver = 'This day is over. Choose today or a later one.';
export const eventTimeOver = 'This time is over. Choose a later one.';
export const deadlineAfterEvent = 'The deadline cannot be after the event.';
export const eventCreated = 'Success!';
export const eventCreatedMessage = 'Event created successfully!';
export const eventNotCreated = 'Error';
export const eventNotCreatedMessage = 'Failed to create event';
export const contactsFailed = 'Your contacts could not be opened.';

export const eventList = 'Your Created Events';
export const eventsLoading = 'Loading your events...';
export const eventsEmpty = 'No events yet.';
export const completed = 'Completed';
export const active = 'Active';
export const sessionExpired = 'Session expired. Please log in again.';
export const eventsFailed = 'Failed to fetch events';
export const notLoggedIn = 'User not logged in.';
export const eventMissing = 'Event not found';
export const changedSinceAnswer = 'Changed since you answered';
export const changedMeanwhile = 'The time was changed while this page was open.';
export const beforeTheChange = (pill: string) => `${pill} before the change`;
export const answerAgain = 'The time has changed since you answered. Please answer again.';
export const notAnsweredSince = 'Has not answered since the change';
export const formerGuest = 'Former guest';
export const exportGuests = 'Export as CSV';
export const guestsExported = 'The list of guests was saved as a file.';
export const guestsNotExported = 'The list of guests could not be saved as a file.';
export const cancelled = 'Cancelled';
export const editEvent = 'Edit event';
export const addGuests = 'Add guests';
export const saveChanges = 'Save changes';
export const saveChangesBusy = 'Saving...';
export const discardChanges = 'Discard changes';
export const eventUpdated = 'Event updated.';
export const eventNotUpdated =
  'The changes could not be saved. Check your connection and try again.';
export const eventChangedMeanwhile =
  'The event was changed meanwhile. Saving replaces what is listed here.';
export const questionMissing = 'Give this question a text, or remove it.';
export const eventIsCancelled = 'This event is cancelled.';
export const cancelEvent = 'Cancel event';
export const cancelEventQuestion = 'Cancel this event?';
export const cancelEventBusy = 'Cancelling...';
export const keepEvent = 'Keep event';
export const eventCancelled = 'Event cancelled.';
export const eventNotCancelled =
  'The event could not be cancelled. Check your connection and try again.';
export const dialogNotLoaded =
  'The dialog could not be loaded. Check your connection and try again.';
export const questionNotLoaded =
  'The question could not be loaded. Check your connection and try again.';
export const linkCopied = 'Link copied.';
export const shareFailed = 'The link could not be shared.';

export const invitationsLoading = 'Loading events...';
export const invitedBy = (host: string) => `Invited by ${host}`;
export const invitationsEmpty = 'No invited events found.';
export const organisationInvitations = 'Organization Invitations';
export const expired = {
  event: 'RSVP period has expired for this event.',
  organisation: 'RSVP period has expired for this organization.',
} as const;
export const invitationsFailed = 'Failed to load events or invites. Please try again.';
export const incomplete = 'Incomplete';
export const attendanceMissing = {
  event: 'Please answer whether you will be able to attend.',
  organisation: 'Please answer whether you will attend.',
} as const;
export const rsvpExpired = 'RSVP Expired';
export const submitRsvp = 'Submit RSVP';
export const changeResponse = 'Change response';
export const rsvpFailed = 'Failed to submit RSVP. Please try again.';
export const submissionFailed = 'Submission Failed';
export const submissionFailedMessage = 'Something went wrong while submitting your RSVP.';
export const notANumber = 'Please answer with a number.';

export const offline = 'You are offline';

export const continueWhereYouLeftOff = 'Continue where you left off';
export const tryAgain = 'Try again';

export const showMore = 'Show more';
export const moreLoading = 'Loading more...';
export const moreFailed = 'The rest of the list did not arrive.';
export const moreShown = (count: number) => `${count} more shown.`;
export const noMore = 'There are no more.';
