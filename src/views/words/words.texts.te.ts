export const unknownDate = 'తేదీ తెలియదు';
export const answerUntil = (time: string) => `${time} వరకు జవాబు ఇవ్వవచ్చు`;
export const today = 'ఈ రోజు';
export const tomorrow = 'రేపు';
export const free = 'ఉచితం';

export const goodMorning = 'శుభోదయం';
export const goodAfternoon = 'నమస్కారం';
export const goodEvening = 'శుభ సాయంత్రం';

export const calendar = 'క్యాలెండర్';
export const hostEvent = 'కార్యక్రమం నిర్వహించండి';
export const appointments = 'నా అపాయింట్‌మెంట్‌లు';
export const organisation = 'నా సంస్థ';
export const bookResource = 'సదుపాయం బుక్ చేయండి';
export const bookService = 'సేవ బుక్ చేయండి';
export const event = 'ఒక కార్యక్రమం';
export const booking = 'మీ బుకింగ్';
export const formerPage = 'మీరు ఉన్న పేజీ';
