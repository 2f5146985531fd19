import { CategoriesScreen } from './categories-screen.tsx';
import { FooterPage } from './footer-page.tsx';
import type { PublicPath } from './public-paths.ts';

export interface PublicPageProps {
  path: PublicPath;
}

/** The page of one of the footer's addresses. */
export function PublicPage({ path }: PublicPageProps) {
  return path === '/categories' ? <CategoriesScreen /> : <FooterPage path={path} />;
}
