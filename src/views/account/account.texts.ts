export const lead = 'Your details and the devices you use.';
export const loading = 'Loading your account';
export const yourDetails = 'Your details';
export const memberSince = (day: string) => `Member since ${day}`;

export const yourDevices = 'Your devices';
export const signedInOn = (day: string) => `Signed in on ${day}`;
export const lastUsedToday = 'Last used today';
export const lastUsedYesterday = 'Last used yesterday';
export const lastUsedOn = (day: string) => `Last used on ${day}`;
export const loggingOut = 'Logging out...';

export const leaveAll = 'Leave all devices';
export const leaveAllNote =
  'Logs you out on this device and on every other one, such as a lost phone.';
export const yourData = 'Your data';
export const dataNote =
  'Everything that we hold about you, as a file: your details, bookings, events, answers and calendar.';
export const downloading = 'Downloading...';
export const leaveForGood = 'Leave for good';
export const deleteNote =
  'Deletes your account with everything in it. It cannot be undone, so download your data first if you want to keep it.';
