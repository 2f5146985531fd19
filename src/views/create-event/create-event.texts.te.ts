import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const headline = 'మీవాళ్లందరినీ ఒకచోటికి చేర్చండి';
export const blurb =
  'రోజు నిర్ణయించండి, ఆహ్వానాలు పంపండి, ఎవరు వస్తున్నారో చూడండి. ప్రతి అతిథికి ఆహ్వానం వారి మొబైల్ నంబర్‌కు అందుతుంది, క్షణంలో జవాబు ఇవ్వవచ్చు.';
export const keptHere = 'మీరు రాసేది కార్యక్రమం సిద్ధమయ్యే వరకు ఈ పరికరంలో ఉంటుంది.';

export const preview = 'ప్రివ్యూ';
export const yourEvent = 'మీ కార్యక్రమం';
export const dayAndTime = 'రోజు, సమయం';
export const thePlace = 'చోటు';
export const previewNote = (questions: number, until: string) => {
  const more = plural(questions, { one: () => 'మరో ప్రశ్న', other: (n) => `మరో ${n} ప్రశ్నలు` });
  if (questions === 0) return until && `${until} వరకు జవాబు ఇవ్వవచ్చు`;
  return until ? `${more} · ${until} వరకు జవాబు ఇవ్వవచ్చు` : more;
};

export const what = 'ఏమిటి';
export const eventName = 'కార్యక్రమం పేరు';
export const description = 'వివరణ';
export const descriptionHint = 'ఏం జరుగుతుంది, ఏం తీసుకురావాలి, ఎంతసేపు ఉంటుంది.';
export const whenAndWhere = 'ఎప్పుడు, ఎక్కడ';
export const date = 'తేదీ';
export const time = 'సమయం';
export const venue = 'చోటు';
export const inviteDeadline = 'జవాబు ఇచ్చే గడువు';
export const deadlineHint = 'అతిథులు ఆ రోజు ముగిసే వరకు జవాబు ఇవ్వవచ్చు.';

export const questions = 'ప్రశ్నలు';
export const questionsLead = 'మొదటి ప్రశ్నకు మాత్రమే జవాబు తప్పనిసరి.';
export const question = 'ప్రశ్న';
export const mostQuestions = (most: number) => `ఒక కార్యక్రమానికి గరిష్ఠంగా ${most} ప్రశ్నలు ఉండవచ్చు.`;
export const questionType = 'ప్రశ్న రకం';
export const addQuestion = 'ప్రశ్న చేర్చండి';
export const textOfQuestion = (place: number) => `ప్రశ్న ${place}`;
export const removeQuestion = (question: string) => `తీసేయండి: ${question}`;
