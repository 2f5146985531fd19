/** Paths that contain one of these patterns, whose slashes stand for the separator of any system. */
function within(...patterns: string[]): RegExp {
  return new RegExp(patterns.map((pattern) => pattern.replaceAll('/', '[\\\\/]')).join('|'));
}

const aria = '/(react-aria|react-aria-components|react-stately|@internationalized|clsx)/';
const ui = 'src/views/ui/';

const groups = [
  {
    // Libraries of every page, in a file that only their updates change, so that it stays cached.
    name: 'platform',
    test: within(
      'node_modules/(react|react-dom|scheduler|xstate|@xstate|wouter|regexparam)/',
      'node_modules/use-(sync-external-store|isomorphic-layout-effect)/',
    ),
  },
  {
    // With small parts that public pages and the sign-in share with the pages behind the token.
    name: 'start',
    test: within(
      'src/main.tsx$',
      'src/domain/(latin-digits|phone|sign-in)[.]',
      'src/views/pages/page[.]',
      `${ui}visually-hidden`,
    ),
    includeDependenciesRecursively: true,
  },
  {
    // Of the pages behind the token: dates, words, icons, plain parts of the design system.
    name: 'common',
    test: within(
      'node_modules/lucide/',
      '@internationalized/date/dist/(index|private/(CalendarDate|conversion|manipulation|queries|string|utils|weekStartData|calendars/Gregorian))',
      'src/domain/(?!contract|mobile-number|india-numbers|invitees|new-event|event-form|service-search|search-texts|event-answers|file-name)',
      'src/services/pause',
      'src/(machines|views/calendar-file)/calendar-file',
      'src/machines/kit/asked-booking',
      'src/views/(words/(?!country)|flow/|layout/)',
      'src/views/calendar-items/(item-title|week-ahead|agenda(-waiting|-lines)?)[.]',
      'src/views/calendar/kind-',
      'src/views/bookings/(asked-dialog|booking-buttons|cancel-until)[.]',
      `${ui}(badge|date-leaf|disclosure|empty-state|fact-list|focus-on[.]|notice-state|skeleton|use-focus-after)`,
    ),
    minShareCount: 2,
  },
  {
    // A month's grid.
    name: 'calendar',
    test: within(
      '@internationalized/date/',
      'react-(aria|aria-components|stately)/.*([cC]alendar|DateFormatter|useDeepMemo)',
      `${ui}(month-grid|swipe-area)`,
    ),
    minShareCount: 2,
  },
  {
    // The rules of phone numbers; those of other countries than India come with the country's box.
    name: 'phone',
    test: within(
      'node_modules/libphonenumber-js/(?!metadata)',
      'src/domain/(mobile-number|india-numbers)',
      'src/views/(sign-in/country-field|words/country-text)',
    ),
  },
  {
    // What opens beside its field or button: lists to choose from, menus.
    name: 'choices',
    test: within(
      `${aria}.*([lL]ist[bB]ox|[mM]enu|[cC]ombo[bB]ox|[pP]opover|calculatePosition|OverlayPosition)`,
      `${aria}.*/((use|Hidden)?Select(State)?|use(ListFormatter|Filter)|Header|Separator|Keyboard)[.]`,
      `${aria}.*(Tree(State|Collection)|dist/private/intlStrings|dist/private/intl/en)`,
      `${ui}(combo-box|menu|option-list|suggest-field)`,
    ),
  },
  {
    // Long lists and trees.
    name: 'lists',
    test: within(
      `${aria}.*([vV]irtualizer|/layout/|[gG]rid[lL]ist|[gG]ridSelection|/selection/|LoadMore)`,
      `${aria}.*(collections/(?!Hidden)|Collection[.]|ListState|DragAndDrop)`,
    ),
  },
  {
    // Buttons, fields and dialogs, and the wait for midnight of pages that have them.
    name: 'controls',
    test: within(
      aria,
      `${ui}(?!option-grid)`,
      'src/views/calendar/calendar-dialog',
      'src/machines/kit/next-day',
    ),
    minShareCount: 2,
  },
  {
    // The sign-in until its code was right.
    name: 'sign-in',
    test: within('src/views/sign-in/sign-in[.]', 'src/services/api/sign-in'),
    includeDependenciesRecursively: true,
  },
  {
    // Calendar, menu, calls and what else a signed-in person has on several pages.
    name: 'plans',
    test: within(
      'src/services/api/(booking|calendar|own-bookings|hosting|invitations)[.]',
      'src/services/(last-seen|await-instant|next-day)[.]',
      'src/machines/(calendar|header)',
      'src/views/(calendar-file|calendar-items/(?!agenda-waiting|item-title|week-ahead)|header/header-menu)',
      'src/views/calendar/(add-buttons|calendar-skeleton|day-skeleton|open-calendar)',
      'src/views/create-event/gathering-picture',
    ),
    includeDependenciesRecursively: true,
  },
  {
    // The month with its day, over a page and on its own.
    name: 'month',
    test: within('src/views/calendar/calendar-(screen|view)[.]'),
    includeDependenciesRecursively: true,
  },
  {
    // The services of a category and those of a search, with their calls.
    name: 'explore',
    test: within(
      'src/services/(api/explore|search-address)[.]',
      'src/domain/(contract/)?service-search[.]',
      'src/views/explore/(search-flow|service-list)[.]',
    ),
    includeDependenciesRecursively: true,
  },
  {
    // What the form of an event has before its lower half arrives, which shares parts of it.
    name: 'host',
    test: within('src/views/create-event/create-events-screen', 'src/domain/invitees'),
    includeDependenciesRecursively: true,
  },
  {
    // The invitations with their answers, which the page of an invited person has as well.
    name: 'invitations',
    test: within('src/views/invitations/my-appointments-screen', 'src/views/rsvp/rsvp[.]'),
    includeDependenciesRecursively: true,
  },
  {
    // The account's page with its calls.
    name: 'account',
    test: within('src/views/account/account-screen', 'src/services/api/account'),
    includeDependenciesRecursively: true,
  },
  {
    // An event's page for its host, with what the page of an invited person shares of it.
    name: 'event',
    test: within('src/views/event-page/(event-screen|event-frame|identity)'),
    includeDependenciesRecursively: true,
  },
  {
    // The pages that book, with the choice of slots that moving a booking shares.
    name: 'book',
    test: within('src/views/booking/book-page'),
    includeDependenciesRecursively: true,
  },
];

/**
 * Files that follow use, so that a page's first screen has few of them. A group stands before those
 * that it may take a module from. A module comes without those it imports, which have groups of
 * their own: the bundler would otherwise put what nearly every page uses into the first group. Only
 * the last groups take what is left of their imports.
 */
export const chunks = groups.map((group, place) => ({
  includeDependenciesRecursively: false,
  ...group,
  priority: groups.length - place,
}));
