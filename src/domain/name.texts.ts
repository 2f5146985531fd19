export const unnamed = 'Unnamed';
