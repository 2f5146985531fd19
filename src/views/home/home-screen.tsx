import { ExploreServices } from '../explore/explore-services.tsx';
import { useEnvironment, useSession } from '../flow/environment.ts';
import { Main } from '../layout/main.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { FeatureRow } from './feature-row.tsx';
import { HeroPicture } from './hero-picture.tsx';
import './home.css';

const lead =
  'Find a doctor, a cleaner or a coach near you. Invite people by their number. See it all in one calm calendar.';

/** The public landing page; `onLoginIntent` is called when the login is likely to open soon. */
export function HomeScreen({ onLoginIntent }: { onLoginIntent: () => void }) {
  const { app } = useEnvironment();
  const isSignedIn = useSession(({ context }) => context.token !== null);
  return (
    <Main title="Home" description={lead} className="home">
      <section className="home-hero">
        <div className="home-hero-words">
          <h1>Book, host and plan, with time to spare.</h1>
          <p>{lead}</p>
          {isSignedIn ? (
            <Link href="/dashboard" variant="primary" size="large">
              Open your dashboard
            </Link>
          ) : (
            <div className="home-hero-action">
              <Button
                variant="primary"
                size="large"
                onPress={() => app.send({ type: 'login.requested' })}
                onIntent={onLoginIntent}
              >
                Get started
              </Button>
              <span>
                Your phone number signs you in. A new account also takes your name, date of birth
                and the last six digits of your Aadhaar.
              </span>
            </div>
          )}
        </div>
        <HeroPicture />
      </section>

      <FeatureRow
        label="What you can do"
        organisation={{
          title: 'My Organisations',
          text: 'Rooms, courts and people of the places you belong to, ready to book.',
        }}
        appointments={{
          title: 'Manage Appointments',
          text: 'Answer invitations and keep every appointment in view.',
        }}
        events={{
          title: 'Create Personal Events',
          text: 'Set a day, ask your questions, and let guests answer by phone.',
        }}
      />

      <ExploreServices />
    </Main>
  );
}
