import * as v from 'valibot';

/** One of the app's languages, by its code. */
export const Language = v.picklist(['en', 'hi', 'te']);

export type Language = v.InferOutput<typeof Language>;

/** 'refused' by a browser that keeps no cookies. */
export type ChangeLanguageOutcome = { outcome: 'saved' | 'refused' };

/** Says that a language was chosen on this device and the account was not told of it yet (§22.125). */
export const untoldLanguageKey = 'timewell.languageUntold';

/** Where the tab remembers, over the reload, which language was just chosen. */
export const newLanguageKey = 'timewell.language';
