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
import * as languageHi from '#domain/language.texts.hi.ts';
import * as languageTe from '#domain/language.texts.te.ts';
import type * as language from '#domain/language.texts.ts';
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
import * as bookingDialogHi from '../../src/views/booking/booking.texts.hi.ts';
import * as bookingDialogTe from '../../src/views/booking/booking.texts.te.ts';
import type * as bookingDialog from '../../src/views/booking/booking.texts.ts';
import * as bookingPageHi from '../../src/views/booking-page/booking-page.texts.hi.ts';
import * as bookingPageTe from '../../src/views/booking-page/booking-page.texts.te.ts';
import type * as bookingPage from '../../src/views/booking-page/booking-page.texts.ts';
import * as calendarHi from '../../src/views/calendar/calendar.texts.hi.ts';
import * as calendarTe from '../../src/views/calendar/calendar.texts.te.ts';
import type * as calendar from '../../src/views/calendar/calendar.texts.ts';
import * as calendarEntryHi from '../../src/views/calendar-entry/calendar-entry.texts.hi.ts';
import * as calendarEntryTe from '../../src/views/calendar-entry/calendar-entry.texts.te.ts';
import type * as calendarEntry from '../../src/views/calendar-entry/calendar-entry.texts.ts';
import * as calendarItemsHi from '../../src/views/calendar-items/calendar-items.texts.hi.ts';
import * as calendarItemsTe from '../../src/views/calendar-items/calendar-items.texts.te.ts';
import type * as calendarItems from '../../src/views/calendar-items/calendar-items.texts.ts';
import * as cancelBookingHi from '../../src/views/cancel-booking/cancel-booking.texts.hi.ts';
import * as cancelBookingTe from '../../src/views/cancel-booking/cancel-booking.texts.te.ts';
import type * as cancelBooking from '../../src/views/cancel-booking/cancel-booking.texts.ts';
import * as connectionHi from '../../src/views/connection/connection.texts.hi.ts';
import * as connectionTe from '../../src/views/connection/connection.texts.te.ts';
import type * as connection from '../../src/views/connection/connection.texts.ts';
import * as dashboardHi from '../../src/views/dashboard/dashboard.texts.hi.ts';
import * as dashboardTe from '../../src/views/dashboard/dashboard.texts.te.ts';
import type * as dashboard from '../../src/views/dashboard/dashboard.texts.ts';
import * as exploreHi from '../../src/views/explore/explore.texts.hi.ts';
import * as exploreTe from '../../src/views/explore/explore.texts.te.ts';
import type * as explore from '../../src/views/explore/explore.texts.ts';
import * as servicesHi from '../../src/views/explore/services.texts.hi.ts';
import * as servicesTe from '../../src/views/explore/services.texts.te.ts';
import type * as services from '../../src/views/explore/services.texts.ts';
import * as failedLoadHi from '../../src/views/failed-load/failed-load.texts.hi.ts';
import * as failedLoadTe from '../../src/views/failed-load/failed-load.texts.te.ts';
import type * as failedLoad from '../../src/views/failed-load/failed-load.texts.ts';
import * as headerHi from '../../src/views/header/header.texts.hi.ts';
import * as headerTe from '../../src/views/header/header.texts.te.ts';
import type * as header from '../../src/views/header/header.texts.ts';
import * as homeHi from '../../src/views/home/home.texts.hi.ts';
import * as homeTe from '../../src/views/home/home.texts.te.ts';
import type * as home from '../../src/views/home/home.texts.ts';
import * as layoutHi from '../../src/views/layout/layout.texts.hi.ts';
import * as layoutTe from '../../src/views/layout/layout.texts.te.ts';
import type * as layout from '../../src/views/layout/layout.texts.ts';
import * as loginHi from '../../src/views/login/login.texts.hi.ts';
import * as loginTe from '../../src/views/login/login.texts.te.ts';
import type * as login from '../../src/views/login/login.texts.ts';
import * as moveBookingHi from '../../src/views/move-booking/move-booking.texts.hi.ts';
import * as moveBookingTe from '../../src/views/move-booking/move-booking.texts.te.ts';
import type * as moveBooking from '../../src/views/move-booking/move-booking.texts.ts';
import * as organisationsHi from '../../src/views/organisations/organisations.texts.hi.ts';
import * as organisationsTe from '../../src/views/organisations/organisations.texts.te.ts';
import type * as organisations from '../../src/views/organisations/organisations.texts.ts';
import * as otpHi from '../../src/views/otp/otp.texts.hi.ts';
import * as otpTe from '../../src/views/otp/otp.texts.te.ts';
import type * as otp from '../../src/views/otp/otp.texts.ts';
import * as phoneProofHi from '../../src/views/phone-proof/phone-proof.texts.hi.ts';
import * as phoneProofTe from '../../src/views/phone-proof/phone-proof.texts.te.ts';
import type * as phoneProof from '../../src/views/phone-proof/phone-proof.texts.ts';
import * as placeChoiceHi from '../../src/views/place-choice/place-choice.texts.hi.ts';
import * as placeChoiceTe from '../../src/views/place-choice/place-choice.texts.te.ts';
import type * as placeChoice from '../../src/views/place-choice/place-choice.texts.ts';
import * as registrationFormHi from '../../src/views/registration/registration.texts.hi.ts';
import * as registrationFormTe from '../../src/views/registration/registration.texts.te.ts';
import type * as registrationForm from '../../src/views/registration/registration.texts.ts';
import * as resourceHi from '../../src/views/resource/resource.texts.hi.ts';
import * as resourceTe from '../../src/views/resource/resource.texts.te.ts';
import type * as resource from '../../src/views/resource/resource.texts.ts';
import * as resourceBookingHi from '../../src/views/resource-booking/resource-booking.texts.hi.ts';
import * as resourceBookingTe from '../../src/views/resource-booking/resource-booking.texts.te.ts';
import type * as resourceBooking from '../../src/views/resource-booking/resource-booking.texts.ts';
import * as serviceBookingHi from '../../src/views/service-booking/service-booking.texts.hi.ts';
import * as serviceBookingTe from '../../src/views/service-booking/service-booking.texts.te.ts';
import type * as serviceBooking from '../../src/views/service-booking/service-booking.texts.ts';
import * as signInHi from '../../src/views/sign-in/sign-in.texts.hi.ts';
import * as signInTe from '../../src/views/sign-in/sign-in.texts.te.ts';
import type * as signIn from '../../src/views/sign-in/sign-in.texts.ts';
import * as slotChoiceHi from '../../src/views/slot-choice/slot-choice.texts.hi.ts';
import * as slotChoiceTe from '../../src/views/slot-choice/slot-choice.texts.te.ts';
import type * as slotChoice from '../../src/views/slot-choice/slot-choice.texts.ts';
import * as splashHi from '../../src/views/splash/splash.texts.hi.ts';
import * as splashTe from '../../src/views/splash/splash.texts.te.ts';
import type * as splash from '../../src/views/splash/splash.texts.ts';
import * as suggestFieldHi from '../../src/views/ui/suggest-field.texts.hi.ts';
import * as suggestFieldTe from '../../src/views/ui/suggest-field.texts.te.ts';
import type * as suggestField from '../../src/views/ui/suggest-field.texts.ts';
import * as uiHi from '../../src/views/ui/ui.texts.hi.ts';
import * as uiTe from '../../src/views/ui/ui.texts.te.ts';
import type * as ui from '../../src/views/ui/ui.texts.ts';

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
homeHi satisfies Exact<typeof home, typeof homeHi>;
homeTe satisfies Exact<typeof home, typeof homeTe>;
layoutHi satisfies Exact<typeof layout, typeof layoutHi>;
layoutTe satisfies Exact<typeof layout, typeof layoutTe>;
headerHi satisfies Exact<typeof header, typeof headerHi>;
headerTe satisfies Exact<typeof header, typeof headerTe>;
exploreHi satisfies Exact<typeof explore, typeof exploreHi>;
exploreTe satisfies Exact<typeof explore, typeof exploreTe>;
servicesHi satisfies Exact<typeof services, typeof servicesHi>;
servicesTe satisfies Exact<typeof services, typeof servicesTe>;
loginHi satisfies Exact<typeof login, typeof loginHi>;
loginTe satisfies Exact<typeof login, typeof loginTe>;
signInHi satisfies Exact<typeof signIn, typeof signInHi>;
signInTe satisfies Exact<typeof signIn, typeof signInTe>;
otpHi satisfies Exact<typeof otp, typeof otpHi>;
otpTe satisfies Exact<typeof otp, typeof otpTe>;
phoneProofHi satisfies Exact<typeof phoneProof, typeof phoneProofHi>;
phoneProofTe satisfies Exact<typeof phoneProof, typeof phoneProofTe>;
registrationFormHi satisfies Exact<typeof registrationForm, typeof registrationFormHi>;
registrationFormTe satisfies Exact<typeof registrationForm, typeof registrationFormTe>;
dashboardHi satisfies Exact<typeof dashboard, typeof dashboardHi>;
dashboardTe satisfies Exact<typeof dashboard, typeof dashboardTe>;
splashHi satisfies Exact<typeof splash, typeof splashHi>;
splashTe satisfies Exact<typeof splash, typeof splashTe>;
placeChoiceHi satisfies Exact<typeof placeChoice, typeof placeChoiceHi>;
placeChoiceTe satisfies Exact<typeof placeChoice, typeof placeChoiceTe>;
connectionHi satisfies Exact<typeof connection, typeof connectionHi>;
connectionTe satisfies Exact<typeof connection, typeof connectionTe>;
failedLoadHi satisfies Exact<typeof failedLoad, typeof failedLoadHi>;
failedLoadTe satisfies Exact<typeof failedLoad, typeof failedLoadTe>;
uiHi satisfies Exact<typeof ui, typeof uiHi>;
uiTe satisfies Exact<typeof ui, typeof uiTe>;
suggestFieldHi satisfies Exact<typeof suggestField, typeof suggestFieldHi>;
suggestFieldTe satisfies Exact<typeof suggestField, typeof suggestFieldTe>;
calendarItemsHi satisfies Exact<typeof calendarItems, typeof calendarItemsHi>;
calendarItemsTe satisfies Exact<typeof calendarItems, typeof calendarItemsTe>;
calendarHi satisfies Exact<typeof calendar, typeof calendarHi>;
calendarTe satisfies Exact<typeof calendar, typeof calendarTe>;
calendarEntryHi satisfies Exact<typeof calendarEntry, typeof calendarEntryHi>;
calendarEntryTe satisfies Exact<typeof calendarEntry, typeof calendarEntryTe>;
serviceBookingHi satisfies Exact<typeof serviceBooking, typeof serviceBookingHi>;
serviceBookingTe satisfies Exact<typeof serviceBooking, typeof serviceBookingTe>;
slotChoiceHi satisfies Exact<typeof slotChoice, typeof slotChoiceHi>;
slotChoiceTe satisfies Exact<typeof slotChoice, typeof slotChoiceTe>;
bookingDialogHi satisfies Exact<typeof bookingDialog, typeof bookingDialogHi>;
bookingDialogTe satisfies Exact<typeof bookingDialog, typeof bookingDialogTe>;
bookingPageHi satisfies Exact<typeof bookingPage, typeof bookingPageHi>;
bookingPageTe satisfies Exact<typeof bookingPage, typeof bookingPageTe>;
moveBookingHi satisfies Exact<typeof moveBooking, typeof moveBookingHi>;
moveBookingTe satisfies Exact<typeof moveBooking, typeof moveBookingTe>;
cancelBookingHi satisfies Exact<typeof cancelBooking, typeof cancelBookingHi>;
cancelBookingTe satisfies Exact<typeof cancelBooking, typeof cancelBookingTe>;
resourceHi satisfies Exact<typeof resource, typeof resourceHi>;
resourceTe satisfies Exact<typeof resource, typeof resourceTe>;
resourceBookingHi satisfies Exact<typeof resourceBooking, typeof resourceBookingHi>;
resourceBookingTe satisfies Exact<typeof resourceBooking, typeof resourceBookingTe>;
organisationsHi satisfies Exact<typeof organisations, typeof organisationsHi>;
organisationsTe satisfies Exact<typeof organisations, typeof organisationsTe>;
languageHi satisfies Exact<typeof language, typeof languageHi>;
languageTe satisfies Exact<typeof language, typeof languageTe>;
