/** The catalogue of sentences by name; each is an export of its own, so that a page carries only those it says. */
export * as texts from './text-list.texts.ts';
