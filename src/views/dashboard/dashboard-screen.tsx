import { partOfDayAt } from '../../domain/part-of-day.ts';
import { AgendaWaiting } from '../calendar-items/agenda-waiting.tsx';
import { ExploreServices } from '../explore/explore-services.tsx';
import { useApp, useEnvironment, useSession } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useMinute, useToday } from '../flow/use-clock.ts';
import { FeatureRow } from '../home/feature-row.tsx';
import { title as appointments } from '../invitations/invitations.texts.ts';
import { Main } from '../layout/main.tsx';
import { useInSlices } from '../ui/use-in-slices.ts';
import { dayText } from '../words/day-text.ts';
import { greetings } from '../words/greeting.ts';
import { pageName } from '../words/page-names.ts';
import * as texts from './dashboard.texts.ts';
import { ResumeCard } from './resume-card.tsx';
import './dashboard.css';

// Apart, so that the dashboard is shown before what its agenda needs is there.
const agenda = onDemand(
  async () => (await import('../calendar-items/agenda-screen.tsx')).AgendaScreen,
  <AgendaWaiting />,
);

/** The page that a signed-in person begins on. */
export function DashboardScreen() {
  const hour = new Date(useMinute()).getHours();
  const today = useToday();
  const name = useSession(({ context }) => context.name);
  const greeting = greetings[partOfDayAt(hour)];
  return (
    <Main title={texts.title} className="dashboard">
      <header className="dashboard-greeting">
        <h1>{name ? texts.greetingTo(greeting, name) : greeting}</h1>
        <p>{dayText(today)}</p>
      </header>
      <agenda.Component />
      <WayBack />
      <BelowAgenda />
    </Main>
  );
}

/** What a phone shows last: drawn after the agenda, whose lines would wait for it. */
function BelowAgenda() {
  if (!useInSlices(true)) return null;
  return (
    <>
      <FeatureRow
        label={texts.yourPlaces}
        organisation={{ title: texts.organisation, text: texts.organisationText }}
        appointments={{ title: appointments, text: texts.appointmentsText }}
        events={{ title: texts.events, text: texts.eventsText }}
      />
      <ExploreServices />
    </>
  );
}

/** The page that a session ended on, unless it was this one. */
function WayBack() {
  const { app } = useEnvironment();
  const resume = useApp(({ context }) => context.resume);
  if (!resume || resume.path === '/dashboard') return null;
  return (
    <ResumeCard
      label={pageName(resume.path)}
      href={resume.path + resume.search}
      onContinue={() => app.send({ type: 'resume.taken' })}
    />
  );
}
