/** The catalogue of sentences, by name; each stands alone, so that a page carries only its own. */
export * as texts from './text-list.ts';
