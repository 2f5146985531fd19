import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import { serviceSearchMachine } from '../../machines/service-search.ts';
import { useEnvironment } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { itemsLeft } from '../ui/list-left.ts';
import { SearchResults } from './search-results.tsx';

export interface SearchFlowProps {
  field: HTMLInputElement;
  /** Called with true before results are painted, and with false before they are gone. */
  onSearching: (isSearching: boolean) => void;
}

/** Searches by the text of a field, and shows the results. */
export function SearchFlow({ field, onSearching }: SearchFlowProps) {
  const { app } = useEnvironment();
  const flow = useFlow(serviceSearchMachine, {
    input: () => ({ left: itemsLeft('found-services') }),
  });
  const isResting = useSelector(flow, (snapshot) => snapshot.matches('resting'));
  useEffect(() => {
    const { form } = field;
    const type = () => {
      const userID = app.getSnapshot().children.session?.getSnapshot().context.userID ?? null;
      flow.send({ type: 'text.typed', text: field.value, userID });
    };
    const submit = () => flow.send({ type: 'search.submitted' });
    const follow = flow.subscribe(({ context: { text } }) => {
      if (field.value !== text) field.value = text;
    });
    field.addEventListener('input', type);
    form?.addEventListener('submit', submit);
    // A text that was typed before this code was there.
    if (field.value !== '') type();
    return () => {
      follow.unsubscribe();
      field.removeEventListener('input', type);
      form?.removeEventListener('submit', submit);
    };
  }, [flow, field, app]);
  useLayoutEffect(() => {
    if (isResting) return undefined;
    onSearching(true);
    return () => onSearching(false);
  }, [isResting, onSearching]);
  if (isResting) return null;
  const clear = () => {
    field.focus();
    flow.send({ type: 'search.cleared' });
  };
  return <SearchResults flow={flow} onClear={clear} />;
}
