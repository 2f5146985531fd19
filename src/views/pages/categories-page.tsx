import { categories } from '../../domain/categories.ts';
import { CategoryTile } from '../explore/category-tile.tsx';
import { useExplore } from '../explore/use-explore.tsx';
import '../explore/explore-services.css';
import { Page } from './page.tsx';

/** The six categories on a page of their own. */
export function CategoriesPage() {
  const { categoryDialog, onChooseCategory, onCategoryIntent } = useExplore();
  return (
    <>
      <Page title="Categories" lead="Six kinds of help near you. Choose one to see who offers it.">
        <ul className="explore-grid">
          {categories.map((category) => (
            <li key={category}>
              <CategoryTile
                category={category}
                onChoose={onChooseCategory}
                onIntent={onCategoryIntent}
              />
            </li>
          ))}
        </ul>
      </Page>
      {categoryDialog}
    </>
  );
}
