import { pictureOf, portfolio } from './service-booking.texts.ts';
import './service-pictures.css';

export interface ServicePicturesProps {
  name: string;
  /** Addresses of all pictures but the first, which is at the top of the page. */
  pictures: readonly string[];
}

/** The partner's portfolio. A picture that fails to load is removed. */
export function ServicePictures({ name, pictures }: ServicePicturesProps) {
  return (
    <section className="service-pictures" aria-label={portfolio}>
      <h2>{portfolio}</h2>
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <img
              src={picture}
              alt={pictureOf(name, index + 2, pictures.length + 1)}
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
