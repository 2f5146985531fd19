export const who = 'Who';
export const whoLead = 'Guests are invited by mobile number. You may leave this empty.';
export const severalHint = 'Several at once: put commas between them, or paste a list.';
export const add = 'Add';
export const pickContacts = 'Pick from contacts';
export const invited = 'Invited';
export const countOfMost = (count: number, most: number) => `${count} of ${most}`;
export const nobodyYet = 'Nobody is invited yet.';
