import { locationText } from '../../domain/session.ts';
import { texts } from '../../domain/texts.ts';
import { Boundary } from '../flow/boundary.tsx';
import { useEnvironment, useSession } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { Button } from '../ui/button.tsx';
import { Header } from './header.tsx';

const headerMenu = onDemand(async () => (await import('./header-menu.tsx')).HeaderMenu);

const unknown = { city: texts.unknownCity, pincode: texts.unknownPincode };

/** The header on its flows. */
export function AppHeader({ onLoginIntent }: { onLoginIntent: () => void }) {
  const { app } = useEnvironment();
  const hasToken = useSession(({ context }) => context.token !== null);
  const location = useSession(({ context }) => context.userLocation);
  const menu = hasToken && (
    <Boundary fallback={(retry) => <Button onPress={retry}>{texts.tryAgain}</Button>}>
      <headerMenu.Component />
    </Boundary>
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
