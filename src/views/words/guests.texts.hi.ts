export const invited = (what: string) => `आपको बुलाया गया है: ${what}। कृपया यहाँ जवाब दें:`;
export const cancelled = (what: string) => `कार्यक्रम रद्द हो गया है: ${what}।`;
export const moreHere = 'ज़्यादा जानकारी यहाँ है:';
