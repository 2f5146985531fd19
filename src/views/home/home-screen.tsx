import { ExploreServices } from '../explore/explore-services.tsx';
import { useEnvironment, useSession } from '../flow/environment.ts';
import { Main } from '../layout/main.tsx';
import { signIn } from '../sign-in/sign-in-part.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { FeatureRow } from './feature-row.tsx';
import { Hero } from './hero.tsx';
import * as texts from './home.texts.ts';
import './hero-picture.css';
import './home.css';

// Twice on the page, and once in its script.
const lead = texts.lead;

/** The public landing page. */
export function HomeScreen() {
  const { app } = useEnvironment();
  const isSignedIn = useSession(({ context }) => context.token !== null);
  return (
    <Main title={texts.title} description={lead} className="home">
      <section className="home-hero">
        <div className="home-hero-words">
          <h1>{texts.heading}</h1>
          <p>{lead}</p>
          {isSignedIn ? (
            <Link href="/dashboard" variant="primary" size="large">
              {texts.openDashboard}
            </Link>
          ) : (
            <div className="home-hero-action">
              <Button
                variant="primary"
                size="large"
                onPress={() => app.send({ type: 'login.requested' })}
                onIntent={signIn.preload}
              >
                {texts.getStarted}
              </Button>
              <span>{texts.signInNeeds}</span>
            </div>
          )}
        </div>
        <Hero />
      </section>

      <FeatureRow
        label={texts.whatYouCanDo}
        organisation={{ title: texts.organisations, text: texts.organisationsText }}
        appointments={{ title: texts.appointments, text: texts.appointmentsText }}
        events={{ title: texts.events, text: texts.eventsText }}
      />

      <ExploreServices />
    </Main>
  );
}
