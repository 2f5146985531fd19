import { drawing } from './drawing.tsx';

const smallPlace = <svg viewBox="0 0 240 136" />;

const small = () => import('./feature-pictures.tsx');

export const hero = drawing(
  async () => (await import('./hero-picture.tsx')).HeroPicture,
  <svg className="hero-picture" viewBox="0 0 520 500" />,
);
export const organisation = drawing(async () => (await small()).OrganisationPicture, smallPlace);
export const appointments = drawing(async () => (await small()).AppointmentsPicture, smallPlace);
export const events = drawing(async () => (await small()).EventsPicture, smallPlace);

/** Resolves once the drawings of the home page would be shown without waiting. */
export function drawingsArrival(): Promise<unknown> {
  return Promise.all([hero, organisation, appointments, events].map((one) => one.arrival()));
}
