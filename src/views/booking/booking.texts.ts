export const heading = 'Booking';
export const confirmed = 'Your booking is confirmed';
export const bookingBusy = 'Booking...';
export const duration = 'Duration';
export const minutes = (count: number) => `${count} mins`;
