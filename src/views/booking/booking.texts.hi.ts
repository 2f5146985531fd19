export const heading = 'बुकिंग';
export const confirmed = 'आपकी बुकिंग पक्की हो गई';
export const bookingBusy = 'बुक हो रहा है...';
export const duration = 'कितनी देर';
export const minutes = (count: number) => `${count} मिनट`;
