export const aboutLead = (brand: string) =>
  `${brand} gives people their time back: services near you, a calendar, events and bookings in one place.`;
export const aboutDay =
  'A day is full of small errands: finding a doctor who is free, asking who is coming on Sunday, booking the badminton court. Each is quick by itself. Together they eat the evening.';
export const aboutCares = 'What we care about';
export const aboutList = [
  'One thing at a time. Every screen asks for one decision and says what comes next.',
  'Your number is your key. No password to forget; a code confirms that it is you.',
  'Nothing typed is lost. If a call fails or a session ends, your words are still there.',
] as const;

export const termsTitle = 'Terms and conditions';
export const termsLead = (brand: string) => `What using ${brand} means, in plain words.`;
export const termsNote =
  'This is a plain summary of how the product works. It is not a contract and has not been reviewed by a lawyer; the operator of this site has to publish the binding terms here.';
export const termsList = [
  'An account belongs to the person whose mobile number it carries, and is confirmed by a one-time code.',
  'A booking is an agreement between you and the partner or organisation that offers the slot.',
  'Invite people you know. They see your event, its details and your questions.',
  'Answers to an invitation can be changed until its deadline, not after.',
] as const;

export const privacyLead = 'What the app keeps about you, where, and why.';
export const privacyNote =
  'This describes what the software does. It has not been reviewed by a lawyer; the operator of this site has to publish its binding privacy policy here.';
export const privacyList = [
  'Your mobile number signs you in. Your name and date of birth are asked once, at registration.',
  'The last six digits of your Aadhaar are kept to check that an account is yours, only in a keyed, scrambled form that cannot be read back.',
  'Your position is rounded to about a kilometre before it leaves your device, and only used to name your city and pincode, by which services near you are found.',
  'This device keeps your session and unfinished drafts, so that a reload loses nothing. Signing out clears the session.',
  'Notifications are sent only if you allow them, and you can withdraw that in your browser.',
  'What a notification says, such as the name of an event or the time of a booking, reaches you through Google.',
] as const;
export const privacyReports =
  'The app reports to the operator of this site how fast its pages were and which of its steps failed, with the names of the page and the step; never your name, your number or what you typed.';
export const privacyNoReports = 'The app sends no measurements and no reports of errors to anyone.';

export const impactsLead = 'The difference we want to make, and how we would measure it.';
export const impactsTime =
  'Time is the one thing that cannot be bought back, and waiting takes most from those who have least of it to give. So we ask of every change whether it saves somebody a trip, a phone call or a queue.';
export const impactsList = [
  'Fewer wasted trips: free slots are shown before anyone sets out.',
  'Work close to home: partners are found by people in their own city.',
  'Shared things, used well: rooms and courts are booked by the hour, not left empty.',
] as const;
export const impactsFigures =
  'We will publish figures here once there are some that we can stand behind.';

export const careersLead =
  'We like people who finish what they start, and make it simple for the next one.';
export const careersNone =
  'There are no open positions listed at the moment. When there are, they will stand here with the work, the place and the pay.';
/** With a link as its second piece, as `reviewsMeanwhile`. */
export const careersMeanwhile = [
  'Until then, the best way to know us is to use what we make: ',
  'look at what is on offer',
  '.',
] as const;

export const reviewsLead = 'What people say about the services they booked.';
export const reviewsNone =
  'No reviews have been published yet. When they are, each will come from someone who made a booking here, and none will be bought or written by us.';
export const reviewsMeanwhile = [
  'Meanwhile every service shows its price, its length and what the partner does before you book. ',
  'See the categories',
  '.',
] as const;

export const blogLead = 'Notes on time, and on how to keep some of it.';
export const blogHabits = 'Three small habits that give an evening back';
export const blogList = [
  'Set the deadline of an invitation a week ahead. People answer when there is a day to answer by.',
  'Ask one more question in the invitation, such as how many will come, and save ten phone calls.',
  'Book the next appointment before you leave the last one.',
] as const;

export const contactLead = 'How to get help, and with whom.';
export const contactBooking = 'About a booking';
export const contactBookingText =
  'The partner who offers the service knows its details best; ask when you arrive.';
export const contactSignIn = 'About signing in';
export const contactSignInText =
  'If a code does not come, check the number, wait half a minute and press ‘Resend code’. You can change the number at any step.';
export const contactSite = 'About this site';
export const contactSiteText =
  'The operator of this site has not published a postal or e-mail address yet. It belongs here.';

export const partnersLead =
  'Be found by people near you who need what you do, at an hour that suits you both.';
export const partnersList = [
  'Doctors, cleaners, teachers, trainers, guards and coaches: six categories so far.',
  'You set the price, the length, the days you keep free and how far ahead people may book.',
  'One person at a time, or a group with a smallest and a largest size.',
] as const;
export const partnersMore = 'What partners get';

export const partnerServicesLead = 'What the product does for those who offer a service.';
export const partnerServicesList = [
  'A page of your own with pictures, description, price and where you work.',
  'A calendar that offers only hours in which you are free.',
  'No double bookings: one slot goes to one person, even if two press at once.',
  'Gaps between bookings, kept for you.',
] as const;
export const partnerServicesNote = 'Partner accounts are not open on this site yet.';

export const categoriesLead = 'Six kinds of help near you. Choose one to see who offers it.';
