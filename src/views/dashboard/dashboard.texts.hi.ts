export const title = 'डैशबोर्ड';
export const greetingTo = (greeting: string, name: string) => `${greeting}, ${name} जी`;
export const yourPlaces = 'आपके पेज';
export const organisation = 'मेरी संस्था';
export const organisationText = 'आपकी संस्था की सुविधाएँ ढूँढें और बुक करें।';
export const appointmentsText = 'आपके जवाब के इंतज़ार में निमंत्रण, और आपका कैलेंडर।';
export const events = 'मेरे कार्यक्रम';
export const eventsText = 'कोई कार्यक्रम रखें, और देखें कि कौन आ रहा है।';
export const asLeft = 'सब कुछ वैसा ही है जैसा आपने छोड़ा था।';
