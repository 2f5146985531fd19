import { partsOfDay } from '../../domain/part-of-day.ts';
import { Main } from '../layout/main.tsx';
import { LoadingDots } from '../ui/loading-dots.tsx';
import { loading } from '../ui/ui.texts.ts';
import { greetings } from '../words/greeting.ts';
import { title } from './dashboard.texts.ts';
import './dashboard.css';

/** The dashboard before its person is known. Of its greetings the script of the page shows one. */
export function DashboardWaiting() {
  return (
    <Main title={title} className="dashboard" isBusy>
      <header className="dashboard-greeting">
        <h1>
          {partsOfDay.map((part) => (
            <span key={part} data-greets={part}>
              {greetings[part]}
            </span>
          ))}
        </h1>
      </header>
      <LoadingDots label={loading} />
    </Main>
  );
}
