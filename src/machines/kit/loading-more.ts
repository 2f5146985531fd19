/**
 * The parts of a state that fetches the next page. The person's press goes first: a look at the page, which may
 * show what has changed since, refreshes the list once the page has come.
 */
export const loadingMore = {
  initial: 'undisturbed',
  states: {
    undisturbed: {
      description: 'The next page is being fetched; the list stays as it is meanwhile.',
      on: { 'page.shown': { target: 'lookedAt' } },
    },
    lookedAt: {
      description:
        'The person has looked at the page meanwhile; the list is asked for again once the page has come.',
    },
  },
} as const;
