import { screen } from '@testing-library/react';
import { useCallback, useRef, useState } from 'react';
import { expect } from 'vitest';
import {
  languageChanged,
  languageChanging,
  languageNotChanged,
  languageNotKept,
  languageNow,
} from '#domain/language.texts.ts';
import { languageNames } from '#domain/language-names.ts';
import { type Environment, EnvironmentContext } from '../../src/views/flow/environment.ts';
import { LanguageMenu } from '../../src/views/language/language-menu.tsx';
import { languageModel } from './flows/language.model.ts';
import { describeView } from './harness/view.tsx';

describeView({
  model: languageModel,
  screens: {
    'the choice is open': ({ environment }) => <Opened environment={environment} />,
    'the page has come in the chosen language': ({ environment }) => (
      <Opened environment={environment} isNew />
    ),
  },
  events: {
    'language.chosen': ({ language }, { user }) =>
      user.click(screen.getByRole('menuitemradio', { name: languageNames[language] })),
    'choice.closed': (_, { user }) => user.keyboard('{Escape}'),
  },
  states: {
    offered: () => {
      const items = screen.getAllByRole('menuitemradio');
      expect(items.map(({ textContent }) => textContent)).toEqual(['English', 'हिन्दी', 'తెలుగు']);
      expect(items.map((item) => item.querySelector('[lang]')?.getAttribute('lang'))).toEqual([
        'en',
        'hi',
        'te',
      ]);
      expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('English');
    },
    changing: ({ fakes }, { after }) => {
      const language = after?.language;
      expect(fakes.waiting('changeLanguage', { language })).toBe(1);
      expect(screen.queryByText(languageChanging) !== null).toBe(language === 'hi');
      expect(screen.queryByRole('menu')).toBeNull();
    },
    changed: () => expect(screen.queryByRole('menu')).toBeNull(),
    arrived: () => {
      expect(screen.getByText(languageChanged)).toBeVisible();
      expect(screen.getByRole('button', { name: languageNow })).toHaveFocus();
    },
    closed: (_, { after }) => {
      expect(screen.queryByRole('menu')).toBeNull();
      const isLost = after?.type === 'xstate.error.actor.changeLanguage';
      expect(screen.queryByText(languageNotChanged) !== null).toBe(isLost);
      const isRefused = after?.type === 'xstate.done.actor.changeLanguage';
      expect(screen.queryByText(languageNotKept) !== null).toBe(isRefused);
    },
  },
});

/** The choice of a host that has all languages, without the code that opens it. */
function Opened({ environment, isNew = false }: { environment: Environment; isNew?: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const close = useCallback(() => setOpen(false), []);
  return (
    <EnvironmentContext value={{ ...environment, languages: 'en hi te' }}>
      <button type="button" ref={anchor}>
        {languageNow}
      </button>
      {isOpen && <LanguageMenu anchor={anchor} isNew={isNew} onClose={close} />}
    </EnvironmentContext>
  );
}
