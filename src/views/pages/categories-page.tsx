import { type Category, categories } from '../../domain/categories.ts';
import { CategoryTile } from '../explore/category-tile.tsx';
import '../explore/explore-services.css';
import { Page } from './page.tsx';

export interface CategoriesPageProps {
  onChoose: (category: Category) => void;
  onIntent?: () => void;
}

/** The six categories on a page of their own. */
export function CategoriesPage({ onChoose, onIntent }: CategoriesPageProps) {
  return (
    <Page title="Categories" lead="Six kinds of help near you. Choose one to see who offers it.">
      <ul className="explore-grid">
        {categories.map((category) => (
          <li key={category}>
            <CategoryTile category={category} onChoose={onChoose} onIntent={onIntent} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
