import { CategoryTiles } from './category-tiles.tsx';
import { ServiceSearch } from './service-search.tsx';
import './explore-services.css';

/** 'Explore Services', as a part of a page. */
export function ExploreServices() {
  return (
    <section className="explore" aria-labelledby="explore-title">
      <h2 id="explore-title" className="explore-title">
        Explore Services
      </h2>
      <p className="explore-text">People near you who can take something off your list.</p>
      <ServiceSearch>
        <CategoryTiles />
      </ServiceSearch>
    </section>
  );
}
