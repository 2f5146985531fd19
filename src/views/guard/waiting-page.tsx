import type { ReactNode } from 'react';
import { texts } from '../../domain/texts.ts';
import { lead as accountLead } from '../account/account.texts.ts';
import { heading as calendar, lead as calendarLead } from '../calendar/calendar.texts.ts';
import { HostWaiting } from '../create-event/host-waiting.tsx';
import { DashboardWaiting } from '../dashboard/dashboard-waiting.tsx';
import {
  title as appointments,
  lead as appointmentsLead,
} from '../invitations/invitations.texts.ts';
import type { GuardedPath } from '../layout/guarded-paths.ts';
import { OwnPage } from '../layout/own-page.tsx';
import { lead as organisationLead } from '../organisations/organisations.texts.ts';
import { LoadingDots } from '../ui/loading-dots.tsx';
import { loading } from '../ui/ui.texts.ts';
import { organisation } from '../words/words.texts.ts';
import { QuietPage } from './quiet-page.tsx';

/** The pages whose heading does not depend on an answer of the service. */
const pages: Readonly<Partial<Record<GuardedPath, ReactNode>>> = {
  '/dashboard': <DashboardWaiting />,
  '/calendar': <Head title={calendar} lead={calendarLead} />,
  '/create-events': <HostWaiting />,
  '/my-appointments': <Head title={appointments} lead={appointmentsLead} />,
  '/my-organisation': <Head title={organisation} lead={organisationLead} />,
  '/account': <Head title={texts.account} lead={accountLead} />,
};

/**
 * What the HTML of a guarded page shows until its screen is there: its heading, where that is known.
 * Placeholders of its content would keep a slow phone from painting it, and from the content.
 */
export function WaitingPage({ path }: { path: GuardedPath }) {
  return pages[path] ?? <QuietPage />;
}

function Head(words: { title: string; lead: string }) {
  return (
    <OwnPage {...words} isBusy>
      <LoadingDots label={loading} />
    </OwnPage>
  );
}
