import { CategoryTiles } from './category-tiles.tsx';
import * as texts from './explore.texts.ts';
import { ServiceSearch } from './service-search.tsx';
import './explore-services.css';

/** 'Explore Services', as a part of a page. */
export function ExploreServices() {
  return (
    <section id="explore" className="explore" aria-labelledby="explore-title" tabIndex={-1}>
      <h2 id="explore-title" className="explore-title">
        {texts.title}
      </h2>
      <p className="explore-text">{texts.lead}</p>
      <ServiceSearch>
        <CategoryTiles />
      </ServiceSearch>
    </section>
  );
}
