/* What a host sends to the guests of an event; apart, since only its page says it. */

export const invited = (what: string) => `You are invited: ${what}. Please answer here:`;
export const cancelled = (what: string) => `The event is cancelled: ${what}.`;
export const moreHere = 'More here:';
