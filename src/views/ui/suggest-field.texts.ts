export const suggestionsFor = (label: string) => `Suggestions for ${label}`;
