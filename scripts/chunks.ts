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
      'src/react-roots.ts$',
    ),
  },
  {
    // With small parts that public pages and the sign-in share with the pages behind the token.
    name: 'start',
    test: within(
      'src/main.tsx$',
      'src/domain/(latin-digits|phone|sign-in)[.]',
      'src/views/pages/page[.]',
      `${ui}(lists-in-dialogs|painted|visually-hidden)`,
    ),
    includeDependenciesRecursively: true,
  },
  {
    // The person's days in their calendar, on the dashboard and beside their invitations.
    name: 'agenda',
    test: within(
      'src/domain/(calendar|calendar-days|calendar-entry)[.]',
      'src/services/api/(calendar|one-request)[.]',
      'src/domain/contract/calendar[.]',
      'src/machines/(calendar|calendar-items|calendar-list)[.]',
      'src/views/calendar-items/(?!agenda-waiting)',
      'src/views/calendar/(add-buttons|kind-mark|open-calendar)',
      'src/views/calendar-entry/entry-form-part',
    ),
  },
  {
    // Events and bookings with their calls: what people have agreed on.
    name: 'agreed',
    test: within(
      'src/domain/(event|event-changes|event-entry|invitation|own-booking|paged-list|rsvp|rsvp-form)[.]',
      'src/domain/contract/(bookings|events)[.]',
      'src/services/(api/(hosting|own-bookings)[.]|await-instant)',
      'src/machines/kit/(asked-booking|loading-more)',
      'src/views/bookings/(asked-dialog|booking-buttons|cancel-until)[.]',
      'src/views/create-event/gathering-picture',
      'src/views/layout/(cancelled-note|event-badge)',
      `${ui}(date-leaf|focus-around|in-slices|list-left|show-more|use-portions)`,
    ),
  },
  {
    // The two dialogs that cancel a booking or an event.
    name: 'cancelling',
    test: within('src/(machines|views)/cancel-(booking|event)', 'src/machines/kit/cancelling[.]'),
  },
  {
    // Of the pages behind the token: menu, dates, words, icons, plain parts of the design system.
    name: 'common',
    test: within(
      '@internationalized/date/dist/private/(CalendarDate|conversion|manipulation|queries|string|utils|weekStartData|calendars/Gregorian)',
      'lucide/.*/(bell-ring|calendar-(clock|heart|plus|x|x-2)|check|chevron-\\w+|clock|log-out|menu|monitor-smartphone|pencil|search-x|trash|user|user-round|users)[.]',
      'src/domain/(answered-time|booking[.]texts|day-range|folded|name|number-text|organisation|page-paths|partner-service|plural|push[.]texts|shown-text|slot|slot-times|working-hours|written-time|zoned-time)[.]',
      'src/domain/contract/(organisations|page|place|services|session|zone)[.]',
      'src/services/(device-zone|pause|last-seen|next-day|api/(newest|page)[.])',
      'src/machines/(header|calendar-file|failed-load|kit/next-day)[.]',
      'src/views/booking/booking[.]texts',
      'src/views/(words/(?!country|greeting|guests|page-names)|flow/|layout/)',
      'src/views/(calendar-file/add-to-calendar|failed-load/|header/header-menu)',
      'src/views/calendar/(calendar-over-page|calendar-skeleton|calendar-view[.]css|day-skeleton)',
      `${ui}(badge|bring-into-sight|disclosure|empty-state|fact-list|focus-on[.]|notice-state|refusal|skeleton|use-focus-(after|left)|whole-parts)`,
    ),
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
    // Fields for text.
    name: 'fields',
    test: within(`${ui}(field|text-field|text-area|date-field|radio-group|form)[.]`),
    includeDependenciesRecursively: true,
  },
  {
    // What takes presses by more than the browser's button does, and the focus among several things.
    name: 'press',
    test: within(
      `${aria}.*/(Button|FocusScope|Heading|keyboard|Text|VisuallyHidden|LocalizedString\\w+|use(ControlledState|Description|Labels|UpdateEffect))[.]`,
      `${aria}.*(scrollIntoView|isScrollable|getScrollParent|/i18n/(?!use(Collator|DateFormatter|Filter|ListFormatter|NumberFormatter)))`,
    ),
    includeDependenciesRecursively: true,
  },
  {
    // What the fields of React Aria have in common: lists to choose from, checkboxes.
    name: 'aria-fields',
    test: within(
      `${aria}.*/(Autocomplete|FieldError|Form|Group|Input|use(Field|Label|Form\\w+|TextField))[.]`,
    ),
  },
  {
    // A month, over a page and on its own.
    name: 'calendar',
    test: within(
      `${ui}(month-grid|swipe-area|aria/calendar)`,
      'src/views/calendar/calendar-(screen|view)[.]',
    ),
    includeDependenciesRecursively: true,
  },
  {
    // What the rows of lists and trees have in common.
    name: 'lists',
    test: within(
      `${aria}.*([gG]rid[lL]ist|[gG]ridSelection|/selection/|ListState|ListCollection|useLongPress)`,
      `${ui}aria/grid`,
      `${aria}.*(useHighlightSelectionDescription|useHasTabbableChild|virtualFocus|/utils/(useEvent|useUpdateLayoutEffect)|intl/grid|grid/intlStrings|useCollator)`,
      'react-stately/.*/collections/',
    ),
  },
  {
    // What opens beside its field or button: lists to choose from, menus.
    name: 'choices',
    test: within(
      `${aria}.*([lL]ist[bB]ox|[mM]enu|[cC]ombo[bB]ox|[pP]opover|calculatePosition|OverlayPosition)`,
      `${aria}.*/((use|Hidden)?Select(State)?|use(ListFormatter|Filter)|Header|Separator|Keyboard)[.]`,
      `${aria}.*(Tree(State|Collection)|dist/private/intlStrings|dist/private/intl/en)`,
      `${aria}.*([vV]irtualizer|/layout/|LoadMore|collections/(?!Hidden)|Collection[.]|DragAndDrop|useResizeObserver|useCloseOnScroll|useOverlayTrigger[.]|OverlayArrow|Selection(Indicator)|SharedElement)`,
      `${ui}(combo-(box|search)|menu|option-list|suggest-field)`,
      `${ui}aria/(?!overlays|calendar|gone-|late-)`,
    ),
  },
  {
    // Dialogs, and what else several of the parts have that open over a page.
    name: 'dialogs',
    test: within(aria, `${ui}(?!option-grid|code-field)`, 'src/views/calendar/calendar-dialog'),
    minShareCount: 2,
  },
  {
    // The tree of what a person's organisations have, with its call.
    name: 'organisations',
    test: within('src/views/organisations/', 'src/services/api/organisations'),
    includeDependenciesRecursively: true,
  },
  {
    // The sign-in until its code was right.
    name: 'sign-in',
    test: within('src/views/sign-in/sign-in[.]', 'src/services/api/sign-in'),
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
    // The invitations with their answers and calls, which the page of an invited person has as well.
    name: 'invitations',
    test: within(
      'src/views/invitations/my-appointments-screen',
      'src/views/rsvp/rsvp[.]',
      'src/services/api/invitations',
    ),
    includeDependenciesRecursively: true,
  },
  {
    // The account's page with its calls.
    name: 'account',
    test: within(
      'src/views/account/account-screen',
      'src/services/api/account',
      'src/domain/account',
    ),
    includeDependenciesRecursively: true,
  },
  {
    // An event's page for its host, with what the page of an invited person shares of it.
    name: 'event',
    test: within('src/views/event-page/(event-screen|event-frame)'),
    includeDependenciesRecursively: true,
  },
  {
    // The pages that book, with their calls.
    name: 'book',
    test: within('src/views/booking/book-page', 'src/services/api/booking'),
    includeDependenciesRecursively: true,
  },
  {
    // The choice of slots over the pages that book, and for a booking that is moved.
    name: 'slots',
    test: within(
      'src/domain/availability',
      'src/views/slot-choice/',
      'src/views/booking/(booking-dialog|confirm-booking)',
    ),
    includeDependenciesRecursively: true,
  },
];

/**
 * Files that follow use, so that a page's first screen has few of them. A group stands before those
 * that it may take a module from. A module comes without those it imports, which have groups of
 * their own: the bundler would otherwise put what nearly every page uses into the first group. Some
 * groups take what those before them have left of their imports.
 */
export const chunks = groups.map((group, place) => ({
  includeDependenciesRecursively: false,
  ...group,
  priority: groups.length - place,
}));
