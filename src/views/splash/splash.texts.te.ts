export const welcome = 'స్వాగతం';
