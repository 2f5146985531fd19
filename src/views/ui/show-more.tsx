import { useState } from 'react';
import type { PagedList } from '../../domain/paged-list.ts';
import { texts } from '../../domain/texts.ts';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import './show-more.css';

export interface ShowMoreProps {
  list: PagedList<unknown>;
  isPending: boolean;
  isFailed: boolean;
  onPress: () => void;
  /** The identifier of what stands above the list and names it. */
  'aria-describedby'?: string;
}

/**
 * The end of a list that comes in pages: nothing for a list that came whole. It stays when a refresh
 * leaves no further page, for it may have the focus.
 */
export function ShowMore({ list, isPending, isFailed, onPress, ...props }: ShowMoreProps) {
  const { next, added } = list;
  const [wasLong, setWasLong] = useState(false);
  if (!wasLong) {
    if (next === null && added === null) return null;
    setWasLong(true);
  }
  const hasNoMore = next === null && added === 0;
  return (
    <div className="show-more" data-list={props['aria-describedby']} data-shown={list.items.length}>
      {isFailed && (
        <p className="show-more-failed" role="alert">
          {texts.moreFailed}
        </p>
      )}
      {/* Hidden and not removed after the last page, so that its focus can be taken over. */}
      <div hidden={next === null}>
        <Button {...props} onPress={onPress} isPending={isPending} pendingLabel={texts.moreLoading}>
          {isFailed ? texts.tryAgain : texts.showMore}
        </Button>
      </div>
      <p aria-live="polite" {...(next === null && firstNew)}>
        {hasNoMore ? texts.noMore : <VisuallyHidden>{textOf(list, isPending)}</VisuallyHidden>}
      </p>
    </div>
  );
}

/** For the first thing that a press has brought: it takes the focus from the button. */
export const firstNew = {
  ref: (element: HTMLElement | null) => {
    if (!element || !document.activeElement?.closest('.show-more')) return;
    // Not rendered, for it must outlast the next refresh, as the focus does.
    element.tabIndex = -1;
    element.focus();
  },
};

function textOf({ added }: PagedList<unknown>, isPending: boolean): string {
  if (isPending) return texts.moreLoading;
  return added === null || added === 0 ? '' : texts.moreShown(added);
}
