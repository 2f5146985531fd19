export const question = 'Cancel this booking?';
export const cancelling = 'Cancelling...';
