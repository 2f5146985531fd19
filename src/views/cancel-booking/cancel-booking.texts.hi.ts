export const question = 'यह बुकिंग रद्द करें?';
export const cancelling = 'रद्द हो रही है...';
