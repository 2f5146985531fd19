/** Runs the action unless the browser would ask the person for the device's place. */
export async function unlessAsking(action: () => void): Promise<void> {
  const asked = navigator.permissions?.query({ name: 'geolocation' });
  const permission = await asked?.catch(() => null);
  if (permission?.state !== 'prompt') action();
}
