import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { Agenda } from './agenda.tsx';

/** The placeholder of the agenda while its code is fetched. */
export function AgendaWaiting() {
  return (
    <Agenda
      isLoading
      isFree={false}
      lines={[]}
      more={0}
      days={[]}
      action={
        // Another button stands in its place soon, and would not have its focus.
        <div inert>
          <Button isPending>{texts.openCalendar}</Button>
        </div>
      }
    />
  );
}
