import './service-pictures.css';

export interface ServicePicturesProps {
  name: string;
  /** All but the first, which stands at the top of the page. */
  pictures: readonly string[];
}

/** More of the partner's work. A picture that does not come leaves no hole. */
export function ServicePictures({ name, pictures }: ServicePicturesProps) {
  return (
    <section className="service-pictures" aria-label="Portfolio">
      <h2>Portfolio</h2>
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture}>
            <img
              src={picture}
              alt={`${name}, ${index + 2} of ${pictures.length + 1}`}
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
