import { texts } from '../../domain/texts.ts';
import { Boundary } from '../flow/boundary.tsx';
import { useEnvironment, useSession } from '../flow/environment.ts';
import { OfPerson } from '../flow/of-person.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import { LanguageButton } from '../language/language-button.tsx';
import { Navigation } from '../layout/navigation.tsx';
import { signIn } from '../sign-in/sign-in-part.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import * as said from './header.texts.ts';
import { PlaceButton } from './place-button.tsx';
import './header.css';

const headerMenu = onDemand(async () => (await import('./header-menu.tsx')).HeaderMenu);

/** The bar on top of every page; the page's `main` has the id `main`. */
export function Header() {
  const { app } = useEnvironment();
  const hasToken = useSession(({ context }) => context.token !== null);
  return (
    <header className="header">
      {/* biome-ignore lint/a11y/useValidAnchor: before the app's code has come it is a link. */}
      <a
        className="header-skip"
        href="#main"
        onClick={(event) => {
          // A link makes a history entry, which would lack what the page was handed.
          event.preventDefault();
          scrollTo(0, 0);
          document.getElementById('main')?.focus();
        }}
      >
        {said.skip}
      </a>
      <div className="header-row">
        <div className="header-brand">
          <Link href={hasToken ? '/dashboard' : '/home'} variant="plain">
            <Wordmark />
          </Link>
          <PlaceButton />
        </div>
        {hasToken && <Navigation />}
        <LanguageButton />
        {hasToken ? (
          <div className="header-menu">
            <Boundary fallback={(retry) => <Button onPress={retry}>{texts.tryAgain}</Button>}>
              <OfPerson>
                <headerMenu.Component />
              </OfPerson>
            </Boundary>
          </div>
        ) : (
          <Button
            variant="secondary"
            onPress={() => app.send({ type: 'login.requested' })}
            onIntent={signIn.preload}
          >
            {texts.login}
          </Button>
        )}
      </div>
    </header>
  );
}
