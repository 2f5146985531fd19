export const unnamed = 'बिना नाम';
