/** The sentences about a person's own account; apart, since only its page says them. */
export const accountTexts = {
  logOut: 'Log out',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  accountFailed: 'Your account did not arrive.',
  loggedOut: (device: string) => `${device} was logged out.`,
  notLoggedOut: (device: string) =>
    `${device} could not be logged out. Check your connection and try again.`,
  downloadData: 'Download my data',
  dataDownloaded: 'Your data was saved as a file.',
  dataFailed: 'Your data could not be downloaded. Check your connection and try again.',
  deleteAccount: 'Delete my account',
  deleteUnanswered:
    'No answer came, so your account may be deleted already. Check your connection and try again.',
  deleteFailed: 'Your account could not be deleted. Check your connection and try again.',
  deleteCodeTooOld:
    'Your account was not deleted: your code was confirmed more than five minutes ago. Try again with a new one.',
} as const;
