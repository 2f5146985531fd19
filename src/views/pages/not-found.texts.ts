export const title = 'Page not found';
export const lead = 'This address leads nowhere. It may have moved, or lost a letter on the way.';
export const toStart = 'Back to the start';
