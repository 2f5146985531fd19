export const anotherTry = 'Your connection or our side: it is worth another try.';
