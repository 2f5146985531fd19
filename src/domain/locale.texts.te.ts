export const locale = 'te-IN';
