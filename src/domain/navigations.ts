/** The events of a navigation; wouter dispatches the first two. */
export const navigations = ['pushState', 'replaceState', 'popstate'] as const;
