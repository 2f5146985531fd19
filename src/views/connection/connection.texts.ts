export const connection = 'Connection';
