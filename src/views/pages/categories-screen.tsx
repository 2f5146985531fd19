import { useExplore } from '../explore/use-explore.tsx';
import { CategoriesPage } from './categories-page.tsx';

/** The categories' page on its flow. */
export function CategoriesScreen() {
  const { categoryDialog, onChooseCategory, onCategoryIntent } = useExplore();
  return (
    <>
      <CategoriesPage onChoose={onChooseCategory} onIntent={onCategoryIntent} />
      {categoryDialog}
    </>
  );
}
