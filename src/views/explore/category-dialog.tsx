import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { categoryName } from '../../domain/categories.texts.ts';
import { nearOf } from '../../domain/known-city.ts';
import { searchTexts } from '../../domain/search.texts.ts';
import { inOrderOf, sortFor, sortsOf } from '../../domain/service-search.ts';
import type { UserLocation } from '../../domain/session.ts';
import { texts } from '../../domain/texts.ts';
import type { exploreMachine } from '../../machines/explore.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { useFocusLeft } from '../ui/use-focus-left.ts';
import { usePortions } from '../ui/use-portions.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { categoryLook } from './category-look.ts';
import * as said from './explore.texts.ts';
import { ServiceList, type ServiceListProps } from './service-list.tsx';
import { serviceCount } from './services.texts.ts';
import { SortChoice } from './sort-choice.tsx';
import './tint.css';
import './category-dialog.css';

type Flow = ActorRefFrom<typeof exploreMachine>;

/** The dialog with a category's services. */
export function CategoryDialog({ flow }: { flow: Flow }) {
  const { category, place } = useSelector(flow, ({ context }) => context);
  useFocusLeft(true, 'explore');
  return (
    <Dialog
      title={texts.categoryTitle(categoryName(category))}
      onClose={() => flow.send({ type: 'category.closed' })}
      size="regular"
      isTall
    >
      <div className="category-dialog" data-tint={categoryLook[category].tint}>
        <p className="category-dialog-note">{placeNote(place)}</p>
        <Services flow={flow} />
      </div>
    </Dialog>
  );
}

function Services({ flow }: { flow: Flow }) {
  const { category, services, ...context } = useSelector(flow, (snapshot) => snapshot.context);
  const state = useSelector(flow, ({ value }) =>
    typeof value === 'object' ? value.viewing : null,
  );
  const sort = sortFor(services, context.sort);
  return (
    <>
      <div className="category-dialog-said" aria-live="polite">
        {state === 'loading' && <p className="category-dialog-wait">{texts.servicesLoading}</p>}
        {state === 'empty' && (
          <EmptyState
            title={texts.servicesEmpty}
            text={said.otherCategory}
            picture={<Icon of={categoryLook[category].icon} />}
          />
        )}
        {services.length > 0 && <VisuallyHidden>{serviceCount(services.length)}</VisuallyHidden>}
      </div>
      {state === 'loading' && (
        <>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </>
      )}
      {state === 'failed' && (
        <FailedLoad
          isToasted
          title={said.servicesNotArrived}
          onRetry={() => flow.send({ type: 'services.retried' })}
        />
      )}
      {(state === 'listing' || state === 'refreshing') && (
        <>
          {services.length > 1 && (
            <SortChoice
              sorts={sortsOf(services)}
              chosen={sort}
              onChoose={(chosen) => flow.send({ type: 'sort.chosen', sort: chosen })}
            />
          )}
          <Portions
            key={sort}
            services={inOrderOf(services, sort)}
            category={category}
            isBusy={state === 'refreshing'}
            onChoose={(service) => flow.send({ type: 'service.chosen', service })}
          />
        </>
      )}
    </>
  );
}

/** Services in their order, a portion at first and another one with each press of 'Show more'. */
function Portions({ services, ...props }: Omit<ServiceListProps, 'added'>) {
  const { shown, added, onMore } = usePortions({ items: services, next: null, added: null }, {});
  return (
    <>
      <ServiceList {...props} services={shown.items} added={added} />
      <ShowMore list={shown} isPending={false} isFailed={false} onPress={onMore} />
    </>
  );
}

function placeNote(place: UserLocation | null): string {
  if (place === null) return searchTexts.placeWanted;
  const { city, pincode } = nearOf(place);
  const near = city ?? pincode;
  return near ? searchTexts.nearPlace(near) : searchTexts.placeUnknown;
}
