import { locale } from '../../domain/locale.ts';
import { AgendaWaiting } from '../calendar-items/agenda-waiting.tsx';
import { useExplore } from '../explore/use-explore.tsx';
import { useApp, useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useMinute } from '../flow/use-clock.ts';
import { greetingAt } from '../words/greeting.ts';
import { pageName } from '../words/page-names.ts';
import { Dashboard } from './dashboard.tsx';

const dayFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

// Apart, so that the dashboard is shown before what its agenda needs is there.
const agenda = onDemand(
  async () => (await import('../calendar-items/agenda-screen.tsx')).AgendaScreen,
  <AgendaWaiting />,
);

/** The dashboard on its flows. */
export function DashboardScreen() {
  const { app } = useEnvironment();
  const resume = useApp(({ context }) => context.resume);
  const { categoryDialog, ...explore } = useExplore();
  const now = useMinute();
  return (
    <>
      <Dashboard
        greeting={greetingAt(new Date(now).getHours())}
        today={dayFormat.format(now)}
        agenda={<agenda.Component />}
        resume={
          resume && resume.path !== '/dashboard'
            ? {
                label: pageName(resume.path),
                href: resume.path,
                onContinue: () => app.send({ type: 'resume.taken' }),
              }
            : undefined
        }
        {...explore}
      />
      {categoryDialog}
    </>
  );
}
