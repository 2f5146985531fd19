/*
 * The type check of the translations: an export that is missing in one, or that takes other arguments
 * than the English one, is an error here. A new module of texts takes two lines of each kind.
 */

import * as localeHi from '#domain/locale.texts.hi.ts';
import * as localeTe from '#domain/locale.texts.te.ts';
import type * as locale from '#domain/locale.texts.ts';

type Exact<English, Other> = English extends (...given: infer Given) => infer Said
  ? Other extends (...given: infer Mine) => unknown
    ? Mine['length'] extends Given['length']
      ? (...given: Given) => Widened<Said>
      : never
    : never
  : English extends string
    ? string
    : {
        readonly [Name in keyof English]: Name extends keyof Other
          ? Exact<English[Name], Other[Name]>
          : never;
      };

/** A type with any other text in the place of each literal one. */
type Widened<Said> = Said extends string
  ? string
  : { readonly [Name in keyof Said]: Widened<Said[Name]> };

localeHi satisfies Exact<typeof locale, typeof localeHi>;
localeTe satisfies Exact<typeof locale, typeof localeTe>;
