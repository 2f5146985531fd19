import { CategoryTiles } from '../explore/category-tiles.tsx';
import { ServiceSearch } from '../explore/service-search.tsx';
import { categories } from '../layout/layout.texts.ts';
import { Page } from './page.tsx';
import { categoriesLead } from './pages.texts.ts';

/** The six categories on a page of their own. */
export function CategoriesPage() {
  return (
    <Page title={categories} lead={categoriesLead}>
      <ServiceSearch>
        <CategoryTiles />
      </ServiceSearch>
    </Page>
  );
}
