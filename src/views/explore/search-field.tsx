import SearchIcon from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type Ref, useRef } from 'react';
import { longestSearch } from '../../domain/longest-search.ts';
import { texts } from '../../domain/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { isComposing } from '../ui/is-composing.ts';
import './search-field.css';

export interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Called when the focus reaches it, before a probable search. */
  onIntent?: () => void;
}

/** The field that services are searched with; it holds its own text, and stands in the page's HTML. */
export function SearchField({ ref, onIntent }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  const clear = () => {
    const input = form.current?.querySelector('input');
    if (!input) return;
    input.value = '';
    input.focus();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <search>
      <form ref={form} className="search-field" onSubmit={(event) => event.preventDefault()}>
        <Icon of={SearchIcon} />
        <input
          ref={ref}
          type="search"
          aria-label={texts.searchServices}
          placeholder={texts.searchServices}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onIntent}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isComposing(event)) clear();
          }}
        />
        <IconButton label={texts.clearSearch} onPress={clear}>
          <Icon of={X} />
        </IconButton>
      </form>
    </search>
  );
}
