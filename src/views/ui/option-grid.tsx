import Check from 'lucide/dist/esm/icons/check.mjs';
import { type KeyboardEvent, memo, type SyntheticEvent, useId, useState } from 'react';
import { focusOn } from './focus-on.ts';
import { Icon } from './icon.tsx';
import './option-grid.css';

interface GridOption {
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
  groups: readonly GridOptionGroup[];
  chosen: readonly string[];
  isMultiple: boolean;
  /** Shown as before; presses are ignored. */
  isBusy?: boolean;
  onToggle: (id: string) => void;
}

/**
 * Options in rows under headings; a selected one has a tick. One Tab stop, arrow keys within. Our
 * own component, since React Aria's list box is five times as slow with hundreds of options.
 */
export function OptionGrid({
  label,
  groups,
  chosen,
  isMultiple,
  isBusy = false,
  onToggle,
}: OptionGridProps) {
  const [lastFocused, setLastFocused] = useState<string | null>(null);
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const tabStop = ids.find((id) => id === lastFocused) ?? ids.find((id) => chosen.includes(id));
  const toggle = (event: SyntheticEvent) => {
    const id = optionOf(event)?.dataset.id;
    if (id !== undefined && !isBusy) onToggle(id);
  };
  return (
    <div
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple}
      aria-busy={isBusy}
      className="option-grid"
      tabIndex={-1}
      onClick={toggle}
      onFocus={(event) => setLastFocused(optionOf(event)?.dataset.id ?? null)}
      onKeyDown={(event) => {
        const isPress = event.key === ' ' || event.key === 'Enter';
        if (isPress && !event.repeat) toggle(event);
        else if (!isPress && !moveFocus(event)) return;
        event.preventDefault();
      }}
    >
      {groups.map((group) => (
        <Group key={group.id} {...group} chosen={chosen} tabStop={tabStop ?? ids[0]} />
      ))}
    </div>
  );
}

interface GroupProps extends GridOptionGroup {
  chosen: readonly string[];
  tabStop: string | undefined;
}

function Group({ label, options, chosen, tabStop }: GroupProps) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
    <div role="group" aria-labelledby={heading} className="option-grid-group">
      <span id={heading} className="option-grid-heading">
        {label}
      </span>
      {options.map(({ id, label: text }) => (
        <Option
          key={id}
          id={id}
          label={text}
          isChosen={chosen.includes(id)}
          isTabStop={id === tabStop}
        />
      ))}
    </div>
  );
}

const Option = memo(function Option({
  id,
  label,
  isChosen,
  isTabStop,
}: GridOption & { isChosen: boolean; isTabStop: boolean }) {
  return (
    <div
      ref={leaveToHeading}
      role="option"
      aria-selected={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      data-id={id}
      className="option-grid-option"
    >
      {isChosen && <Icon of={Check} />}
      {label}
    </div>
  );
});

/** An option that is gone leaves the focus to the heading of its section. */
const leaveToHeading = focusOn((option) =>
  option.closest('section')?.querySelector<HTMLElement>('h3'),
);

function optionOf({ target }: SyntheticEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
}

/** Moves the focus by an arrow key, Home or End; false for any other key. */
function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
  const current = optionOf(event);
  if (!current) return false;
  const place = options.indexOf(current);
  const next = {
    ArrowLeft: () => options[place - 1],
    ArrowRight: () => options[place + 1],
    ArrowUp: () => nearest(current, options.slice(0, place).reverse()),
    ArrowDown: () => nearest(current, options.slice(place + 1)),
    Home: () => options[0],
    End: () => options.at(-1),
  }[event.key];
  if (!next) return false;
  next()?.focus();
  return true;
}

/** The horizontally closest element of the next row; `others` are in order of distance. */
function nearest(from: HTMLElement, others: readonly HTMLElement[]): HTMLElement | undefined {
  const row = others.find(({ offsetTop }) => offsetTop !== from.offsetTop)?.offsetTop;
  const distance = (one: HTMLElement) => Math.abs(one.offsetLeft - from.offsetLeft);
  return others
    .filter(({ offsetTop }) => offsetTop === row)
    .reduce<HTMLElement | undefined>(
      (best, one) => (best && distance(best) <= distance(one) ? best : one),
      undefined,
    );
}
