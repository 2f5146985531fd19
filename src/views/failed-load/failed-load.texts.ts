export const anotherTry = 'The problem is your connection or our side. Please try once more.';
