/** The texts about push messages; a file of their own, since they are fetched apart. */
export const pushTexts = {
  offer: 'Hear of invitations at once',
  reason:
    'Get a notification when somebody invites you or a plan changes, even while this app is closed.',
  turnOn: 'Turn on notifications',
  notNow: 'Not now',
  on: 'Notifications are on.',
  blocked: 'Notifications are blocked in your browser’s settings.',
  failed: 'Notifications could not be turned on. Please try again later.',
} as const;
