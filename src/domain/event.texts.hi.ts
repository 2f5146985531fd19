import { attendingQuestion } from './rsvp.ts';

export const unnamed = 'बिना नाम का कार्यक्रम';
export const yes = 'हाँ';
export const no = 'नहीं';

export const accepted = 'स्वीकार किया';
export const rejected = 'मना किया';
export const responded = 'जवाब दिया';
export const waiting = 'जवाब बाकी';

export const changedName = 'नाम';
export const changedTime = 'समय';
export const changedVenue = 'जगह';
export const changedDescription = 'विवरण';
export const changedQuestions = 'सवाल';

export const inWords = (kept: string) =>
  kept === attendingQuestion.questionText ? 'क्या आप आ पाएँगे?' : kept;
