import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { MouseEvent } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { FieldMessage, invalidWhen } from './field-message.tsx';
import { Icon } from './icon.tsx';
import './field.css';
import './option-list.css';
import './combo-box.css';

export interface ComboBoxOption {
  id: string;
  /** Searched word by word: `India (+91)` is found by 'ind', '91' and '+91'. */
  label: string;
}

export interface ComboBoxProps
  extends Omit<
    AriaComboBoxProps<ComboBoxOption>,
    'className' | 'style' | 'children' | 'isInvalid' | 'defaultItems' | 'items' | 'defaultFilter'
  > {
  label: string;
  options: readonly ComboBoxOption[];
  /** Shown in the list when no option matches. */
  emptyText?: string;
  hint?: string | undefined;
  errorMessage?: string | undefined;
}

/** One of many options, found by typing. */
export function ComboBox({
  label,
  options,
  emptyText = 'Nothing found',
  hint,
  errorMessage,
  ...props
}: ComboBoxProps) {
  return (
    <AriaComboBox
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      {...props}
      {...invalidWhen(errorMessage)}
      defaultItems={options}
      defaultFilter={matchesWords}
      className="field"
    >
      <Label className="field-label">{label}</Label>
      <div className="combo-box">
        <Input className="field-box combo-box-input" onClick={selectAll} />
        <Button className="combo-box-button">
          <Icon of={ChevronDown} />
        </Button>
      </div>
      <FieldMessage hint={hint} errorMessage={errorMessage} />
      <Popover className="option-popover" offset={6}>
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 44, padding: 8 }}>
          <ListBox<ComboBoxOption>
            className="option-list"
            data-long
            renderEmptyState={() => <p className="option-list-empty">{emptyText}</p>}
          >
            {(option) => (
              <ListBoxItem className="option" id={option.id} textValue={option.label}>
                {option.label}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  );
}

/** Whether every word of the query begins a word of the text; accents and signs do not count. */
function matchesWords(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Selects the text on a click, so that typing replaces it. */
function selectAll({ currentTarget }: MouseEvent<HTMLInputElement>) {
  if (currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select();
}
