export const headline = 'अपनों को एक साथ लाएँ';
export const blurb =
  'दिन तय करें, निमंत्रण भेजें और देखें कि कौन आ रहा है। हर मेहमान को निमंत्रण उसके मोबाइल नंबर पर मिलता है, और जवाब देने में पल भर लगता है।';
export const keptHere = 'आप जो लिखते हैं, वह कार्यक्रम बनने तक इसी डिवाइस पर रहता है।';

export const preview = 'झलक';
export const yourEvent = 'आपका कार्यक्रम';
export const dayAndTime = 'दिन और समय';
export const thePlace = 'जगह';
export const previewNote = (questions: number, until: string) => {
  const more = `${questions} और सवाल`;
  if (questions === 0) return until && `${until} तक जवाब दें`;
  return until ? `${more} · ${until} तक जवाब दें` : more;
};

export const what = 'क्या है';
export const eventName = 'कार्यक्रम का नाम';
export const description = 'विवरण';
export const descriptionHint = 'क्या होगा, क्या लाना है, कितनी देर चलेगा।';
export const whenAndWhere = 'कब और कहाँ';
export const date = 'तारीख़';
export const time = 'समय';
export const venue = 'जगह';
export const inviteDeadline = 'जवाब देने की आख़िरी तारीख़';
export const deadlineHint = 'मेहमान इस दिन के ख़त्म होने तक जवाब दे सकते हैं।';

export const questions = 'सवाल';
export const questionsLead = 'सिर्फ़ पहले सवाल का जवाब देना ज़रूरी है।';
export const question = 'सवाल';
export const mostQuestions = (most: number) => `एक कार्यक्रम में ज़्यादा से ज़्यादा ${most} सवाल हो सकते हैं।`;
export const questionType = 'सवाल का प्रकार';
export const addQuestion = 'सवाल जोड़ें';
export const textOfQuestion = (place: number) => `सवाल ${place}`;
export const removeQuestion = (question: string) => `हटाएँ: ${question}`;
