import { useSelector } from '@xstate/react';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { ActorRefFrom } from 'xstate';
import { searchTexts } from '../../domain/search.texts.ts';
import { sortsOf } from '../../domain/service-search.ts';
import { serviceSorts } from '../../domain/service-sort.ts';
import type { serviceSearchMachine } from '../../machines/service-search.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { usePortions } from '../ui/use-portions.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import * as texts from './explore.texts.ts';
import { ServiceList } from './service-list.tsx';
import { moreThan, serviceCount } from './services.texts.ts';
import { SortChoice } from './sort-choice.tsx';
import './search-results.css';

export interface SearchResultsProps {
  flow: ActorRefFrom<typeof serviceSearchMachine>;
  onClear: () => void;
}

/** The services that a search has found, or that it found none or failed. */
export function SearchResults({ flow, onClear }: SearchResultsProps) {
  const snapshot = useSelector(flow, (now) => now);
  const { text, sort, list, least } = snapshot.context;
  const is = (state: 'asking' | 'gathering' | 'waiting' | 'listing' | 'empty' | 'failed') =>
    snapshot.matches({ searching: state });
  const isBusy = is('asking') || is('gathering') || is('waiting');
  const { shown, added, onMore } = usePortions(list, {
    of: `${sort} ${text}`,
    least,
    onMore: () => flow.send({ type: 'more.requested' }),
  });
  const sorts = sort === 'suggested' ? sortsOf(list.items) : serviceSorts;
  return (
    <div className="search-results">
      <p
        id="found-services"
        className="search-results-said"
        role="status"
        // Of more pages, the button under the list tells.
        aria-live={shown.added === null || isBusy ? 'polite' : 'off'}
      >
        {saidOf()}
      </p>
      {is('failed') && (
        <FailedLoad
          title={texts.servicesNotArrived}
          onRetry={() => flow.send({ type: 'search.retried' })}
        />
      )}
      {is('empty') && (
        <EmptyState
          title={texts.otherWords}
          text={texts.foundBy}
          picture={<Icon of={SearchX} />}
          action={<Button onPress={onClear}>{searchTexts.showCategories}</Button>}
        />
      )}
      {list.items.length === 0 && isBusy && (
        <div className="service-list">
          <CardSkeleton />
          <CardSkeleton />
        </div>
      )}
      {list.items.length > 0 && (
        <>
          {list.items.length > 1 && (
            <SortChoice
              sorts={sorts}
              chosen={sort}
              onChoose={(chosen) => flow.send({ type: 'sort.chosen', sort: chosen })}
            />
          )}
          <ServiceList
            services={shown.items}
            added={added}
            isBusy={isBusy}
            onChoose={(service) => flow.send({ type: 'service.chosen', service })}
          />
          <ShowMore
            list={shown}
            isPending={snapshot.matches({ searching: 'loadingMore' })}
            isFailed={snapshot.matches({ searching: 'moreFailed' })}
            onPress={onMore}
            aria-describedby="found-services"
          />
        </>
      )}
    </div>
  );

  /** Read out whenever it changes. */
  function saidOf(): string {
    if (is('failed')) return '';
    if (is('empty')) return searchTexts.notFound(text.trim());
    if (isBusy) return searchTexts.searching;
    const countText = list.next === null ? serviceCount : moreThan;
    return searchTexts.found(countText(list.items.length), text.trim());
  }
}
