import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type KeyboardEvent, type MouseEvent, useContext, useRef } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { matchesWords, meantBy } from './combo-search.ts';
import { Icon } from './icon.tsx';
import { nothingFound } from './ui.texts.ts';
import { useBackGesture } from './use-back-gesture.ts';
import './field.css';
import './option-list.css';
import './combo-box.css';

interface ComboBoxOption {
  id: string;
  /** Searched word by word: `India (+91)` is found by 'ind', '91' and '+91'. */
  label: string;
}

export interface ComboBoxProps
  extends Omit<
    AriaComboBoxProps<ComboBoxOption>,
    'className' | 'style' | 'children' | 'defaultItems' | 'items' | 'defaultFilter'
  > {
  label: string;
  options: readonly ComboBoxOption[];
}

/** One of many options, found by typing. */
export function ComboBox({ label, options, ...props }: ComboBoxProps) {
  return (
    <AriaComboBox
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      {...props}
      defaultItems={options}
      defaultFilter={matchesWords}
      className="field"
    >
      <Label className="field-label">{label}</Label>
      <div className="combo-box">
        <SearchInput options={options} />
        <Button className="combo-box-button">
          <Icon of={ChevronDown} />
        </Button>
      </div>
      <Popover className="option-popover" offset={6}>
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 44, padding: 8 }}>
          <ListBox<ComboBoxOption>
            className="option-list"
            data-long
            renderEmptyState={() => <p className="option-list-empty">{nothingFound}</p>}
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

/**
 * The input, which keeps the option that its text means when it is left, and on Enter the first one
 * of the list (§22.103). React Aria would put the former choice back.
 */
function SearchInput({ options }: Pick<ComboBoxProps, 'options'>) {
  const state = useContext(ComboBoxStateContext);
  useBackGesture(state?.isOpen ?? false, () => state?.revert());
  const typed = useRef('');
  const keep = (query: string, isFirstMeant: boolean) => {
    // Another text than the typed one is that of a choice.
    const isSearch = query !== '' && query === typed.current;
    typed.current = '';
    if (!isSearch) return;
    const [first = null] = state?.collection.getKeys() ?? [];
    const meant = meantBy(query, options)?.id ?? (isFirstMeant ? first : null);
    if (meant !== null) state?.setValue(meant);
  };
  const onKeyDown = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    // React Aria takes the option that the arrow keys have reached.
    if (nativeEvent.isComposing || currentTarget.hasAttribute('aria-activedescendant')) return;
    if (key === 'Enter' || key === 'Tab') keep(currentTarget.value, key === 'Enter');
  };
  return (
    <Input
      className="field-box combo-box-input"
      onClick={selectAll}
      onInput={({ currentTarget }) => {
        typed.current = currentTarget.value;
      }}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => keep(currentTarget.value, false)}
    />
  );
}

/** Selects the text on a click, so that typing replaces it. */
function selectAll({ currentTarget }: MouseEvent<HTMLInputElement>) {
  if (currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select();
}
