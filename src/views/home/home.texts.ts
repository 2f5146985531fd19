export const title = 'Home';
export const heading = 'Book, host and plan, with time to spare.';
export const lead =
  'Find a doctor, a cleaner or a coach near you. Invite people by their number. See it all in one calm calendar.';
export const openDashboard = 'Open your dashboard';
export const getStarted = 'Get started';
export const signInNeeds =
  'Your phone number signs you in. A new account also takes your name, date of birth and the last six digits of your Aadhaar.';
export const whatYouCanDo = 'What you can do';
export const organisations = 'My Organisations';
export const organisationsText =
  'Rooms, courts and people of the places you belong to, ready to book.';
export const appointments = 'Manage Appointments';
export const appointmentsText = 'Answer invitations and keep every appointment in view.';
export const events = 'Create Personal Events';
export const eventsText = 'Set a day, ask your questions, and let guests answer by phone.';
