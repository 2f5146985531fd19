export const event = 'कार्यक्रम';
export const loading = 'कार्यक्रम लोड हो रहा है';
export const notArrived = 'कार्यक्रम लोड नहीं हो पाया।';
export const toDashboard = 'डैशबोर्ड पर वापस जाएँ';
export const byInvitation =
  'यह कार्यक्रम सिर्फ़ निमंत्रण वालों के लिए है: इसे मेज़बान और उनके बुलाए हुए लोग देख सकते हैं। अगर आपको बुलाया गया है, तो देख लें कि आपने उसी नंबर से साइन इन किया है जिस पर निमंत्रण आया है।';

export const when = 'कब';
export const where = 'कहाँ';
export const invitedBy = 'किसने बुलाया';
export const deadline = 'जवाब देने की आख़िरी तारीख़';
export const deadlinePassed = (day: string) => `जवाब देने का समय ${day} को ख़त्म हो गया`;
export const answersUntil = (day: string) => `${day} तक जवाब दे सकते हैं`;
export const yourEvents = 'आपके कार्यक्रम';
export const overForHost = [
  'यह कार्यक्रम हो चुका है। आप जवाब देख सकते हैं; जब चाहें, ',
  'अगला कार्यक्रम बनाएँ',
  '।',
] as const;
export const overForGuest = ['यह कार्यक्रम हो चुका है। ', 'अपने अपॉइंटमेंट पर वापस जाएँ', ''] as const;
export const yourAnswer = 'आपका जवाब';

export const whoIsComing = 'कौन आ रहा है';
export const refreshAnswers = 'जवाब रीफ़्रेश करें';
export const inviteesNotArrived = 'बुलाए गए लोगों की सूची लोड नहीं हो पाई।';
export const inviteesNotTold = 'सेवा यह नहीं बताती कि किसे बुलाया गया है।';
export const nobodyInvited = 'इस कार्यक्रम में किसी को नहीं बुलाया गया है।';
export const haveAnswered = (answered: number, invited: number) =>
  `${invited} में से ${answered} ने जवाब दिया है।`;
export const invited = 'बुलाए गए';
export const showRest = (count: number) => `${count} और दिखाएँ`;
export const listContinued = (list: string) => `${list}, आगे की सूची`;
export const whatTheySaid = 'उन्होंने क्या कहा';
export const noAnswers = 'अभी कोई जवाब नहीं आया है।';
export const inAll = ['कुल ', ''] as const;

export const tellGuests = 'अपने मेहमानों को बताएँ';
export const tellCancelled =
  'हम कोई SMS या ईमेल नहीं भेजते: मेहमानों को आप ही बताएँ कि कार्यक्रम रद्द हो गया है।';
export const tellInvited =
  'हम कोई SMS या ईमेल नहीं भेजते। मेहमान उसी नंबर से साइन इन करते हैं जिस पर आपने उन्हें बुलाया है।';
export const share = 'शेयर करें';
export const whatsApp = 'WhatsApp';
export const sms = 'SMS';
export const copyLink = 'लिंक कॉपी करें';
export const qrCode = 'QR कोड';
export const qrCodeOfAddress = 'कार्यक्रम के लिंक का QR कोड';
