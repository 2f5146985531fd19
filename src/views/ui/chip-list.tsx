import X from 'lucide/dist/esm/icons/x.mjs';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from './icon.tsx';
import './chip-list.css';

interface Chip {
  id: string;
  /** Shown, and part of its button's name: 'Remove +91 98765 43210'. */
  label: string;
}

export interface ChipListProps {
  label: string;
  /** Unchanged chips must stay the same array, since their rows are reused. */
  chips: readonly Chip[];
  /** Shown while the list is empty. */
  emptyText: string;
  onRemove: (id: string) => void;
}

/**
 * Added items that can be removed: one Tab stop, arrow keys move, Delete removes and leaves the
 * focus on the next. Stays on the page when empty, so that the focus has somewhere to go.
 */
export function ChipList({ label, chips, emptyText, onRemove }: ChipListProps) {
  return (
    <TagGroup
      aria-label={label}
      onRemove={(keys) => {
        for (const key of keys) onRemove(String(key));
      }}
    >
      <TagList
        className="chip-list"
        items={chips}
        // React Aria's list is a live region, and the removal was told by its form.
        renderEmptyState={() => (
          <span className="chip-list-empty" aria-live="off">
            {emptyText}
          </span>
        )}
      >
        {(chip) => (
          <Tag id={chip.id} textValue={chip.label} className="chip">
            <span className="chip-label">{chip.label}</span>
            <Button slot="remove" className="chip-remove">
              <Icon of={X} />
            </Button>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
