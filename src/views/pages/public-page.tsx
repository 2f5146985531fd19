import { CategoriesPage } from './categories-page.tsx';
import { FooterPage } from './footer-page.tsx';
import type { PublicPath } from './public-paths.ts';

export interface PublicPageProps {
  path: PublicPath;
}

/** The page of one of the footer's addresses. */
export function PublicPage({ path }: PublicPageProps) {
  return path === '/categories' ? <CategoriesPage /> : <FooterPage path={path} />;
}
