export const suggestionsFor = (label: string) => `${label} కోసం సూచనలు`;
