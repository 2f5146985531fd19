import { lazy, Suspense } from 'react';
import { locationText } from '../../domain/session.ts';
import { texts } from '../../domain/texts.ts';
import { useEnvironment, useSession } from '../flow/environment.ts';
import { Header } from './header.tsx';

const HeaderMenu = lazy(async () => ({
  default: (await import('./header-menu.tsx')).HeaderMenu,
}));

const unknown = { city: texts.unknownCity, pincode: texts.unknownPincode };

/** The header on its flows. */
export function AppHeader({ onLoginIntent }: { onLoginIntent: () => void }) {
  const { app } = useEnvironment();
  const hasToken = useSession(({ context }) => context.token !== null);
  const location = useSession(({ context }) => context.userLocation);
  const menu = hasToken && (
    <Suspense>
      <HeaderMenu />
    </Suspense>
  );
  return (
    <Header
      location={locationText(location, unknown)}
      homeHref={hasToken ? '/dashboard' : '/home'}
      {...(menu ? { menu } : {})}
      onLogin={() => app.send({ type: 'login.requested' })}
      onLoginIntent={onLoginIntent}
    />
  );
}
