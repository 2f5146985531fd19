import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('en');

export const headline = 'Bring your people together';
export const blurb =
  'Name the day, send the invitations, and see who is coming. Every guest gets theirs by mobile number, and answers in a moment.';
export const keptHere = 'What you type is kept on this device until the event is created.';

export const preview = 'Preview';
export const yourEvent = 'Your event';
export const dayAndTime = 'The day and the time';
export const thePlace = 'The place';
/** Under the preview: how many questions follow, and until which day guests can answer, if chosen. */
export const previewNote = (questions: number, until: string) => {
  const more = plural(questions, {
    one: (n) => `And ${n} more question`,
    other: (n) => `And ${n} more questions`,
  });
  if (questions === 0) return until && `Answers until ${until}`;
  return until ? `${more} · answers until ${until}` : more;
};

export const what = 'What';
export const eventName = 'Event name';
export const description = 'Description';
export const descriptionHint = 'What happens, what to bring, how long it goes.';
export const whenAndWhere = 'When and where';
export const date = 'Date';
export const time = 'Time';
export const venue = 'Venue';
export const inviteDeadline = 'Invite deadline';
export const deadlineHint = 'Guests can answer until the end of this day.';

export const questions = 'Questions';
export const questionsLead = 'Only the first one must be answered.';
export const question = 'Question';
export const mostQuestions = (most: number) => `An event takes at most ${most} questions.`;
export const questionType = 'Question type';
export const addQuestion = 'Add question';
export const textOfQuestion = (place: number) => `Text of question ${place}`;
export const removeQuestion = (question: string) => `Remove ${question}`;
