import { drawing } from './drawing.tsx';

/** The drawing beside the words of the home page. */
export const hero = drawing(
  async () => (await import('./hero-picture.tsx')).HeroPicture,
  <svg className="hero-picture" viewBox="0 0 520 500" />,
);
