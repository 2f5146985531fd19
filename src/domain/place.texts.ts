/** The sentences of the dialog in which a place is chosen; apart, since it comes on demand. */
export const placeTexts = {
  title: 'Your place',
  now: (place: string) => `Now: ${place}`,
  field: 'City or pincode',
  set: 'Set place',
  useDevice: 'Use my location',
  locating: 'Locating...',
  unlocated: 'Your device did not tell where it is. You can type a place instead.',
  lead: 'Services near it come first. It is kept on this device alone.',
} as const;
