export const title = 'Title';
export const date = 'Date';
export const time = 'Time';
export const status = 'Status';
export const provider = 'Service provider';
export const invitees = 'Invitees';
export const notes = 'Notes';
export const optional = 'Optional.';
export const cancel = 'Cancel';
export const save = 'Save';
export const saveAgain = 'Save again';
export const saving = 'Saving...';
export const isGone =
  'This entry is not in your calendar any more: it may have been deleted on another device. You can save it as a new one.';
export const saveAsNew = 'Save as new';
