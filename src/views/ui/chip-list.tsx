import X from 'lucide-react/icons/x';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import './chip-list.css';

interface Chip {
  id: string;
  /** Shown, and in the name of its button: 'Remove +91 98765 43210'. */
  label: string;
}

export interface ChipListProps {
  label: string;
  /** Keep the same array as long as nothing changed: what is not new is not made anew. */
  chips: readonly Chip[];
  /** What stands here while there is none. */
  emptyText: string;
  onRemove: (id: string) => void;
}

/**
 * What was added, each with a way to take it out: one stop for the keyboard, arrows go along, Delete
 * removes and leaves the focus on the next. Stays on the page when empty, so that the focus has
 * somewhere to go.
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
        renderEmptyState={() => <span className="chip-list-empty">{emptyText}</span>}
      >
        {(chip) => (
          <Tag id={chip.id} textValue={chip.label} className="chip">
            <span className="chip-label">{chip.label}</span>
            <Button slot="remove" className="chip-remove">
              <X />
            </Button>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
