/*
 * The type check of the translations: an export that is missing in one, or that takes other arguments
 * than the English one, is an error here. A new module of texts takes two lines of each kind.
 */

import * as accountHi from '#domain/account.texts.hi.ts';
import * as accountTe from '#domain/account.texts.te.ts';
import type * as account from '#domain/account.texts.ts';
import * as bookingHi from '#domain/booking.texts.hi.ts';
import * as bookingTe from '#domain/booking.texts.te.ts';
import type * as booking from '#domain/booking.texts.ts';
import * as localeHi from '#domain/locale.texts.hi.ts';
import * as localeTe from '#domain/locale.texts.te.ts';
import type * as locale from '#domain/locale.texts.ts';
import * as placeHi from '#domain/place.texts.hi.ts';
import * as placeTe from '#domain/place.texts.te.ts';
import type * as place from '#domain/place.texts.ts';
import * as pushHi from '#domain/push.texts.hi.ts';
import * as pushTe from '#domain/push.texts.te.ts';
import type * as push from '#domain/push.texts.ts';
import * as registrationHi from '#domain/registration.texts.hi.ts';
import * as registrationTe from '#domain/registration.texts.te.ts';
import type * as registration from '#domain/registration.texts.ts';
import * as searchHi from '#domain/search.texts.hi.ts';
import * as searchTe from '#domain/search.texts.te.ts';
import type * as search from '#domain/search.texts.ts';
import * as textListHi from '#domain/text-list.texts.hi.ts';
import * as textListTe from '#domain/text-list.texts.te.ts';
import type * as textList from '#domain/text-list.texts.ts';

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
accountHi satisfies Exact<typeof account, typeof accountHi>;
accountTe satisfies Exact<typeof account, typeof accountTe>;
bookingHi satisfies Exact<typeof booking, typeof bookingHi>;
bookingTe satisfies Exact<typeof booking, typeof bookingTe>;
placeHi satisfies Exact<typeof place, typeof placeHi>;
placeTe satisfies Exact<typeof place, typeof placeTe>;
pushHi satisfies Exact<typeof push, typeof pushHi>;
pushTe satisfies Exact<typeof push, typeof pushTe>;
registrationHi satisfies Exact<typeof registration, typeof registrationHi>;
registrationTe satisfies Exact<typeof registration, typeof registrationTe>;
searchHi satisfies Exact<typeof search, typeof searchHi>;
searchTe satisfies Exact<typeof search, typeof searchTe>;
textListHi satisfies Exact<typeof textList, typeof textListHi>;
textListTe satisfies Exact<typeof textList, typeof textListTe>;
