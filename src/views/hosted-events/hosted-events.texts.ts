export const emptyText = 'The first one you create is listed here, with who is coming.';
export const hostFirst = 'Host your first event';
export const notArrived = 'Your events did not arrive.';
