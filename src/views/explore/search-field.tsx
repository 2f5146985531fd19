import SearchIcon from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useCallback, useRef } from 'react';
import { searchTexts } from '../../domain/search-texts.ts';
import { longestSearch } from '../../domain/service-search.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import './search-field.css';

export interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  onClear: () => void;
  /** Called when the focus reaches it, before a probable search. */
  onIntent: () => void;
}

/** The field that services are searched with. */
export function SearchField({ text, onType, onSubmit, onClear, onIntent }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useCallback(
    (field: HTMLInputElement | null) => {
      input.current = field;
      // What was typed before the app took the page over.
      if (field && field.value !== '') onType(field.value);
    },
    [onType],
  );
  return (
    <search>
      <form
        className="search-field"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Icon of={SearchIcon} />
        <input
          ref={takeOver}
          type="search"
          aria-label={searchTexts.search}
          placeholder={searchTexts.search}
          value={text}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onIntent}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClear();
          }}
        />
        {text !== '' && (
          <IconButton
            label={searchTexts.clear}
            onPress={() => {
              input.current?.focus();
              onClear();
            }}
          >
            <Icon of={X} />
          </IconButton>
        )}
      </form>
    </search>
  );
}
