import { searchTexts } from '../../domain/search.texts.ts';
import type { ServiceSort } from '../../domain/service-sort.ts';
import { focusAround } from '../ui/focus-around.ts';
import { PressArea } from '../ui/press-area.tsx';
import './sort-choice.css';

export interface SortChoiceProps {
  sorts: readonly ServiceSort[];
  chosen: ServiceSort;
  onChoose: (sort: ServiceSort) => void;
}

/** The orders of a list, one of which is chosen; nothing where there is only one. */
export function SortChoice({ sorts, chosen, onChoose }: SortChoiceProps) {
  if (sorts.length < 2) return null;
  return (
    <fieldset className="sort-choice" ref={focusAround}>
      <legend>{searchTexts.sortBy}</legend>
      {sorts.map((sort) => (
        <PressArea
          key={sort}
          className="sort-choice-option"
          aria-pressed={sort === chosen}
          onPress={() => onChoose(sort)}
        >
          {searchTexts.sorts[sort]}
        </PressArea>
      ))}
    </fieldset>
  );
}
