import { useState } from 'react';
import { categoryName } from '../../domain/categories.texts.ts';
import type { Category } from '../../domain/categories.ts';
import { hasCity } from '../../domain/known-city.ts';
import { firstAdded } from '../../domain/paged-list.ts';
import type { PartnerService } from '../../domain/partner-service.ts';
import { searchTexts } from '../../domain/search.texts.ts';
import { inOrderOf, sortFor, sortsOf } from '../../domain/service-search.ts';
import type { ServiceSort } from '../../domain/service-sort.ts';
import type { UserLocation } from '../../domain/session.ts';
import { texts } from '../../domain/texts.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { categoryLook } from './category-look.ts';
import * as said from './explore.texts.ts';
import { ServiceList, type ServiceListProps } from './service-list.tsx';
import { serviceCount } from './services.texts.ts';
import { SortChoice } from './sort-choice.tsx';
import './tint.css';
import './category-dialog.css';

export interface CategoryDialogProps {
  category: Category;
  state: 'loading' | 'listing' | 'refreshing' | 'empty' | 'failed';
  services: readonly PartnerService[];
  sort: ServiceSort;
  /** Null before the device was asked. */
  place: UserLocation | null;
  onSort: (sort: ServiceSort) => void;
  onChoose: (service: PartnerService) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The dialog with a category's services. */
export function CategoryDialog({ category, place, onClose, ...list }: CategoryDialogProps) {
  return (
    <Dialog
      title={texts.categoryTitle(categoryName(category))}
      isOpen
      onClose={onClose}
      size="regular"
      isTall
    >
      <div className="category-dialog" data-tint={categoryLook[category].tint}>
        <p className="category-dialog-note">{placeNote(place)}</p>
        <Services category={category} {...list} />
      </div>
    </Dialog>
  );
}

type ServicesProps = Omit<CategoryDialogProps, 'onClose' | 'place'>;

function Services({ category, state, services, onChoose, onRetry, ...order }: ServicesProps) {
  const sort = sortFor(services, order.sort);
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
        <FailedLoad isToasted title={said.servicesNotArrived} onRetry={onRetry} />
      )}
      {(state === 'listing' || state === 'refreshing') && (
        <>
          {services.length > 1 && (
            <SortChoice sorts={sortsOf(services)} chosen={sort} onChoose={order.onSort} />
          )}
          <Portions
            key={sort}
            services={inOrderOf(services, sort)}
            category={category}
            isBusy={state === 'refreshing'}
            onChoose={onChoose}
          />
        </>
      )}
    </>
  );
}

/** So many cards are drawn at once; a service may list thousands. */
const portion = 60;

/** Services in their order, a portion at first and another one with each press of 'Show more'. */
function Portions({ services, ...props }: Omit<ServiceListProps, 'added'>) {
  const [shown, setShown] = useState(portion);
  const items = services.slice(0, shown);
  const isWhole = items.length === services.length;
  const added = shown === portion ? null : items.length - (shown - portion);
  const list = { items, next: isWhole ? null : 'more', added };
  return (
    <>
      <ServiceList {...props} services={items} added={firstAdded(list)} />
      <ShowMore
        list={list}
        isPending={false}
        isFailed={false}
        onPress={() => setShown(shown + portion)}
      />
    </>
  );
}

function placeNote(place: UserLocation | null): string {
  if (place === null) return searchTexts.placeWanted;
  return hasCity(place) ? searchTexts.nearPlace(place.city) : searchTexts.placeUnknown;
}
