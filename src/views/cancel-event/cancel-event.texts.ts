export const messageLabel = 'A sentence for your guests (optional)';
export const messageHint = 'They read it in the place of the invitation.';
export const lastWord = 'A cancelled event cannot be taken up again.';
