export const unknownDate = 'तारीख़ पता नहीं';
export const answerUntil = (time: string) => `${time} तक जवाब दें`;
export const today = 'आज';
export const tomorrow = 'कल';
export const free = 'मुफ़्त';

export const goodMorning = 'सुप्रभात';
export const goodAfternoon = 'नमस्ते';
export const goodEvening = 'शुभ संध्या';

export const calendar = 'कैलेंडर';
export const hostEvent = 'कार्यक्रम आयोजित करें';
export const appointments = 'मेरे अपॉइंटमेंट';
export const organisation = 'मेरी संस्था';
export const bookResource = 'सुविधा बुक करें';
export const bookService = 'सेवा बुक करें';
export const event = 'एक कार्यक्रम';
export const booking = 'आपकी बुकिंग';
export const formerPage = 'जिस पेज पर आप थे';
