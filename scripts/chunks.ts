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
    name: 'start',
    test: within('src/main.tsx$'),
    includeDependenciesRecursively: true,
  },
  {
    // Of the pages behind the token: dates, words, icons, plain parts of the design system.
    name: 'common',
    test: within(
      'node_modules/lucide/',
      '@internationalized/date/dist/(index|private/(CalendarDate|conversion|manipulation|queries|string|utils|weekStartData|calendars/Gregorian))',
      'src/domain/(?!contract|mobile-number)',
      'src/services/pause',
      'src/(machines|views/calendar-file)/calendar-file',
      'src/views/(words|flow|layout|pages)/',
      'src/views/calendar-items/agenda(-waiting|-lines)?[.]',
      'src/views/calendar/kind-',
      `${ui}(badge|date-leaf|disclosure|empty-state|fact-list|notice-state|skeleton|use-focus-after|visually-hidden)`,
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
    // The phone number's field and the rules of all countries.
    name: 'phone',
    test: within(
      'node_modules/libphonenumber-js/',
      'src/domain/mobile-number',
      'src/views/sign-in/country-box',
      `${ui}combo-box`,
      `${aria}.*[cC]ombo[bB]ox`,
    ),
  },
  {
    // Long lists and trees.
    name: 'lists',
    test: within(
      `${aria}.*([vV]irtualizer|/layout/|[gG]rid[lL]ist|[gG]ridSelection|[cC]heckbox|[tT]oggle)`,
    ),
    minShareCount: 2,
  },
  {
    // Buttons, fields, dialogs and lists to choose from.
    name: 'controls',
    test: within(aria, ui),
    minShareCount: 2,
  },
  {
    // The calls of the pages behind the token.
    name: 'calls',
    test: within(
      'src/services/api/(booking|calendar|explore|hosting|invitations)[.]',
      'src/services/(last-seen|await-instant|next-day)[.]',
    ),
    includeDependenciesRecursively: true,
  },
  {
    // Calendar, menu and what else a signed-in person has on several pages.
    name: 'plans',
    test: within(
      'src/machines/(calendar|header)',
      'src/views/(calendar-file|calendar-items/(?!agenda-waiting)|header/header-menu)',
      'src/views/calendar/(add-buttons|calendar-dialog|calendar-skeleton|day-skeleton|open-calendar)',
      'src/views/create-event/gathering-picture',
      `${ui}alert-dialog`,
    ),
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
