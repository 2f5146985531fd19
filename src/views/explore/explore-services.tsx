import { type Category, categories } from '../../domain/categories.ts';
import { CategoryTile } from './category-tile.tsx';
import './explore-services.css';

export interface ExploreServicesProps {
  onChoose: (category: Category) => void;
  onIntent?: () => void;
}

/** The six categories to choose from. */
export function ExploreServices({ onChoose, onIntent }: ExploreServicesProps) {
  return (
    <section className="explore" aria-labelledby="explore-title">
      <h2 id="explore-title" className="explore-title">
        Explore Services
      </h2>
      <p className="explore-text">People near you who can take something off your list.</p>
      <ul className="explore-grid">
        {categories.map((category) => (
          <li key={category}>
            <CategoryTile category={category} onChoose={onChoose} onIntent={onIntent} />
          </li>
        ))}
      </ul>
    </section>
  );
}
