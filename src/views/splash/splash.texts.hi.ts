export const welcome = 'स्वागत है';
