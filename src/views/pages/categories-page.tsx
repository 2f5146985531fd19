import { CategoryTiles } from '../explore/category-tiles.tsx';
import { ServiceSearch } from '../explore/service-search.tsx';
import { Page } from './page.tsx';

/** The six categories on a page of their own. */
export function CategoriesPage() {
  return (
    <Page title="Categories" lead="Six kinds of help near you. Choose one to see who offers it.">
      <ServiceSearch>
        <CategoryTiles />
      </ServiceSearch>
    </Page>
  );
}
