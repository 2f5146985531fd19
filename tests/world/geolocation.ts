/** How a device answers when it is asked where it is. */
export type Geolocation = globalThis.Geolocation['getCurrentPosition'];

/** The person has not said yes or no. */
export const undecided: Geolocation = () => undefined;

/** Where the device is, to the metre. */
export const inNandyal: Geolocation = (tell) =>
  tell({
    timestamp: 0,
    coords: { latitude: 15.477994, longitude: 78.483605 } as GeolocationCoordinates,
    toJSON: () => null,
  });

/** Puts the device's answer in the place of what jsdom lacks; null for a browser that cannot tell. */
export function stubGeolocation(answer: Geolocation | null): void {
  Reflect.deleteProperty(navigator, 'geolocation');
  if (answer === null) return;
  const value = { getCurrentPosition: answer };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
}
