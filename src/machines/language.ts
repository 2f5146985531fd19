import { assertEvent, setup } from 'xstate';
import {
  languageChanged,
  languageChanging,
  languageNotChanged,
  languageNotKept,
} from '../domain/language.texts.ts';
import type { ChangeLanguageOutcome, Language } from '../domain/language.ts';
import { ports } from './kit/ports.ts';
import { type Shell, toasting } from './kit/shell.ts';

interface LanguageInput {
  shell: Shell;
  /** The language of the page. */
  present: Language;
  /** Whether the page was just loaded anew in the language that the person chose. */
  isNew: boolean;
}

type LanguageEvent = { type: 'language.chosen'; language: Language } | { type: 'choice.closed' };

/** The topic of the toasts of a change: that it failed replaces that it is under way. */
const topic = 'language';

/** The choice of the app's language (§22.124). */
export const languageMachine = setup({
  types: {
    context: {} as LanguageInput,
    events: {} as LanguageEvent,
    input: {} as LanguageInput,
  },
  actors: { changeLanguage: ports.changeLanguage },
  guards: {
    isNew: ({ context }) => context.isNew,
    isSaved: (_, { outcome }: ChangeLanguageOutcome) => outcome === 'saved',
    isOther: ({ context }, { language }: { language: Language }) => language !== context.present,
  },
  actions: { toast: toasting() },
}).createMachine({
  id: 'language',
  description: 'The choice of the language in which the app speaks.',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: {
      description: 'The person has opened the choice, or comes back from it in the new language.',
      always: [
        {
          guard: 'isNew',
          target: 'arrived',
          actions: { type: 'toast', params: { text: languageChanged, tone: 'success' } },
        },
        { target: 'offered' },
      ],
    },
    offered: {
      description: 'The languages are offered, each by its own name; the present one is marked.',
      on: {
        'language.chosen': [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'changing',
            actions: { type: 'toast', params: { text: languageChanging, tone: 'info', topic } },
          },
          // Another tab may have chosen another one for the next page.
          { target: 'changing' },
        ],
        'choice.closed': { target: 'closed' },
      },
    },
    changing: {
      description:
        'The choice is kept on the device; another language once the host answers, and the page is loaded anew in it.',
      invoke: {
        id: 'changeLanguage',
        src: 'changeLanguage',
        input: ({ event }) => {
          assertEvent(event, 'language.chosen');
          return { language: event.language };
        },
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'changed',
          },
          {
            target: 'closed',
            actions: { type: 'toast', params: { text: languageNotKept, tone: 'failure', topic } },
          },
        ],
        onError: {
          target: 'closed',
          actions: { type: 'toast', params: { text: languageNotChanged, tone: 'failure', topic } },
        },
      },
    },
    changed: {
      description: 'The choice is kept, and a page in another language is on its way.',
      type: 'final',
    },
    arrived: {
      description: 'The page has come in the chosen language, and the person was told so.',
      type: 'final',
    },
    closed: { description: 'The choice is over; the language stays.', type: 'final' },
  },
});
