import { languageMachine } from '../../../src/machines/language.ts';
import type { FlowModel } from '../harness/paths.ts';

/** The choice of a language in the English app, and the page after it. */
export const languageModel: FlowModel<typeof languageMachine> = {
  machine: languageMachine,
  inputs: {
    'the choice is open': (shell) => ({ shell, present: 'en', isNew: false }),
    'the page has come in the chosen language': (shell) => ({ shell, present: 'en', isNew: true }),
  },
  events: {
    'language.chosen': [{ language: 'hi' }, { language: 'en' }],
  },
  actors: {
    changeLanguage: {
      succeeds: { saved: { outcome: 'saved' } },
      refuses: { 'no cookies': { outcome: 'refused' } },
    },
  },
};
