import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { Agenda } from './agenda.tsx';

/** The agenda's own code on its way, in its shape. */
export function AgendaWaiting() {
  return (
    <Agenda
      isLoading
      lines={[]}
      more={0}
      action={<Button isPending>{texts.openCalendar}</Button>}
    />
  );
}
