import { ExploreServices } from '../explore/explore-services.tsx';
import { useExplore } from '../explore/use-explore.tsx';
import { useEnvironment, useSession } from '../flow/environment.ts';
import { Main } from '../layout/main.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { FeatureCard } from './feature-card.tsx';
import { AppointmentsPicture, EventsPicture, OrganisationPicture } from './feature-pictures.tsx';
import { HeroPicture } from './hero-picture.tsx';
import './home.css';

/** The public landing page; `onLoginIntent` is called when the login is likely to open soon. */
export function HomeScreen({ onLoginIntent }: { onLoginIntent: () => void }) {
  const { app } = useEnvironment();
  const isSignedIn = useSession(({ context }) => context.token !== null);
  const { categoryDialog, onChooseCategory, onCategoryIntent } = useExplore();
  return (
    <>
      <Main title="Home" className="home">
        <section className="home-hero">
          <div className="home-hero-words">
            <h1>Book, host and plan, with time to spare.</h1>
            <p>
              Find a doctor, a cleaner or a coach near you. Invite people by their number. See it
              all in one calm calendar.
            </p>
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
                <span>Your phone number is all it takes.</span>
              </div>
            )}
          </div>
          <HeroPicture />
        </section>

        <section aria-label="What you can do">
          <ul className="feature-row">
            <li>
              <FeatureCard
                href="/my-organisation"
                title="My Organisations"
                text="Rooms, courts and people of the places you belong to, ready to book."
                picture={<OrganisationPicture />}
                tone="teal"
              />
            </li>
            <li>
              <FeatureCard
                href="/my-appointments"
                title="Manage Appointments"
                text="Answer invitations and keep every appointment in view."
                picture={<AppointmentsPicture />}
                tone="marigold"
              />
            </li>
            <li>
              <FeatureCard
                href="/create-events"
                title="Create Personal Events"
                text="Set a day, ask your questions, and let guests answer by phone."
                picture={<EventsPicture />}
                tone="dusk"
              />
            </li>
          </ul>
        </section>

        <ExploreServices onChoose={onChooseCategory} onIntent={onCategoryIntent} />
      </Main>
      {categoryDialog}
    </>
  );
}
