import { attendingQuestion } from './rsvp.ts';

export const unnamed = 'పేరు లేని కార్యక్రమం';
export const yes = 'అవును';
export const no = 'లేదు';

export const accepted = 'అంగీకరించారు';
export const rejected = 'రాలేనన్నారు';
export const responded = 'జవాబు ఇచ్చారు';
export const waiting = 'జవాబు రావాలి';

export const changedName = 'పేరు';
export const changedTime = 'సమయం';
export const changedVenue = 'చోటు';
export const changedDescription = 'వివరణ';
export const changedQuestions = 'ప్రశ్నలు';

export const inWords = (kept: string) =>
  kept === attendingQuestion.questionText ? 'మీరు రాగలరా?' : kept;
