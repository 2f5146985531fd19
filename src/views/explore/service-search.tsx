import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { texts } from '../../domain/texts.ts';
import { serviceSearchMachine } from '../../machines/service-search.ts';
import { Boundary } from '../flow/boundary.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { Button } from '../ui/button.tsx';
import { SearchField } from './search-field.tsx';

const results = onDemand(async () => (await import('./search-results.tsx')).SearchResults);

/** The field that searches all categories, above what is shown while nothing is searched for. */
export function ServiceSearch({ children }: { children: ReactNode }) {
  const flow = useFlow(serviceSearchMachine, { input: () => ({}) });
  const text = useSelector(flow, ({ context }) => context.text);
  const isResting = useSelector(flow, (snapshot) => snapshot.matches('resting'));
  const type = useCallback(
    (typed: string) => flow.send({ type: 'text.typed', text: typed }),
    [flow],
  );
  return (
    <>
      <SearchField
        text={text}
        onType={type}
        onSubmit={() => flow.send({ type: 'search.submitted' })}
        onClear={() => flow.send({ type: 'search.cleared' })}
        onIntent={results.preload}
      />
      {isResting ? (
        children
      ) : (
        <Boundary fallback={(retry) => <Button onPress={retry}>{texts.tryAgain}</Button>}>
          <results.Component flow={flow} />
        </Boundary>
      )}
    </>
  );
}
