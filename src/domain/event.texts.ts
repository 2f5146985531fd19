/* The words for events, their guests' answers, and what was changed about them. */

export const unnamed = 'Unnamed Event';
/** The fixed question, which the service keeps in English, in words; any other text stays as it is. */
export const inWords = (kept: string) => kept;
export const yes = 'Yes';
export const no = 'No';

export const accepted = 'Accepted';
export const rejected = 'Rejected';
export const responded = 'Responded';
export const waiting = 'Waiting';

export const changedName = 'Name';
export const changedTime = 'Time';
export const changedVenue = 'Place';
export const changedDescription = 'Description';
export const changedQuestions = 'Questions';
