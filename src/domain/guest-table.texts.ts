/* The titles of the columns in the file with an event's guests. */

export const name = 'Name';
export const answer = 'Answer';
export const answered = 'Answered';
export const changedSince = 'Changed since the answer';
