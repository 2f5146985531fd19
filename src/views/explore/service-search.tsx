import { type ReactNode, useCallback, useState } from 'react';
import { texts } from '../../domain/texts.ts';
import { Boundary } from '../flow/boundary.tsx';
import { onDemand } from '../flow/on-demand.tsx';
import { Button } from '../ui/button.tsx';
import { SearchField } from './search-field.tsx';

const flow = onDemand(async () => (await import('./search-flow.tsx')).SearchFlow);

/**
 * The field that searches all categories, above what is shown while nothing is searched for. What
 * searches is fetched once the field has the focus, a text, or a search in the page's address.
 */
export function ServiceSearch({ children }: { children: ReactNode }) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const found = useCallback((input: HTMLInputElement | null) => {
    setField(input);
    const isInAddress = new URLSearchParams(location.search).has('q');
    if (input && (input.value !== '' || isInAddress)) setWanted(true);
  }, []);
  return (
    <>
      <SearchField ref={found} onIntent={() => setWanted(true)} />
      {isWanted && field && (
        <Boundary fallback={(retry) => <Button onPress={retry}>{texts.tryAgain}</Button>}>
          <flow.Component field={field} onSearching={setSearching} />
        </Boundary>
      )}
      {/* Hidden and not gone: one may be pressed after a text, before the code of both is there. */}
      <div hidden={isSearching}>{children}</div>
    </>
  );
}
