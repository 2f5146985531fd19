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
  /** The identifier of the list's heading. */
  'aria-describedby'?: string;
}

/** The end of a list that comes in pages: nothing for a list that came whole. */
export function ShowMore({ list, isPending, isFailed, onPress, ...props }: ShowMoreProps) {
  const { next, added } = list;
  if (next === null && added === null) return null;
  return (
    <div className="show-more">
      {isFailed && (
        <p className="show-more-failed" role="alert">
          {texts.moreFailed}
        </p>
      )}
      {/* Hidden and not removed after the last page, so that the first new item can take its focus. */}
      <div hidden={next === null}>
        <Button {...props} onPress={onPress} isPending={isPending} pendingLabel={texts.moreLoading}>
          {isFailed ? texts.tryAgain : texts.showMore}
        </Button>
      </div>
      <p aria-live="polite">
        <VisuallyHidden>{isPending ? texts.moreLoading : textOf(list)}</VisuallyHidden>
      </p>
    </div>
  );
}

/** For the `li` of the first item that a press has added: it takes the focus from the button. */
export const firstNew = {
  tabIndex: -1,
  ref: (item: HTMLElement | null) => {
    if (document.activeElement?.closest('.show-more')) item?.focus();
  },
};

function textOf({ next, added }: PagedList<unknown>): string {
  if (added === null) return '';
  if (added > 0) return texts.moreShown(added);
  return next === null ? texts.noMore : '';
}
