import { useExplore } from '../explore/use-explore.tsx';
import { useApp, useEnvironment } from '../flow/environment.ts';
import { Dashboard } from './dashboard.tsx';
import { greetingAt } from './greeting.ts';
import { pageName } from './page-names.ts';

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** The dashboard on its flows. */
export function DashboardScreen() {
  const { app } = useEnvironment();
  const resume = useApp(({ context }) => context.resume);
  const { categoryDialog, ...explore } = useExplore();
  const now = new Date();
  return (
    <>
      <Dashboard
        greeting={greetingAt(now.getHours())}
        today={dayFormat.format(now)}
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
