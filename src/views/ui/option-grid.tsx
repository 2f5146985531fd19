import Check from 'lucide-react/icons/check';
import {
  Collection,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
} from 'react-aria-components/ListBox';
import './option-grid.css';

export interface GridOption {
  id: string;
  label: string;
}

export interface GridOptionGroup {
  id: string;
  label: string;
  options: readonly GridOption[];
}

export interface OptionGridProps {
  label: string;
  /** Keep the same object as long as nothing changed: what is not new is not made anew. */
  groups: readonly GridOptionGroup[];
  chosen: readonly string[];
  isMultiple: boolean;
  /** Shown as before, and nothing can be chosen for now. */
  isBusy?: boolean;
  onToggle: (id: string) => void;
}

/** Things to choose from side by side, under headings; those chosen carry a tick. */
export function OptionGrid({
  label,
  groups,
  chosen,
  isMultiple,
  isBusy = false,
  onToggle,
}: OptionGridProps) {
  return (
    <ListBox
      aria-label={label}
      aria-busy={isBusy}
      className="option-grid"
      layout="grid"
      items={groups}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      escapeKeyBehavior="none"
      selectedKeys={chosen}
      onSelectionChange={(keys) => {
        if (isBusy) return;
        const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
        const now = ids.filter((id) => keys === 'all' || keys.has(id));
        for (const id of changed(chosen, now, isMultiple)) onToggle(id);
      }}
    >
      {(group) => (
        <ListBoxSection id={group.id} className="option-grid-group">
          <Header className="option-grid-heading">{group.label}</Header>
          <Collection items={group.options}>
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} className="option-grid-option">
                <Check aria-hidden="true" />
                {option.label}
              </ListBoxItem>
            )}
          </Collection>
        </ListBoxSection>
      )}
    </ListBox>
  );
}

/** What has to be toggled; where only one may be chosen, it takes the other's place by itself. */
function changed(
  before: readonly string[],
  now: readonly string[],
  isMultiple: boolean,
): readonly string[] {
  const added = now.filter((id) => !before.includes(id));
  if (!isMultiple && added.length > 0) return added;
  return [...before.filter((id) => !now.includes(id)), ...added];
}
