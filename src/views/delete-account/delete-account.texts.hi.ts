export const title = 'अपना खाता हटाएँ?';
export const codeWarning = 'सही कोड डालते ही आपका खाता हमेशा के लिए हट जाएगा।';
export const bookingsGo = 'सभी बुकिंग रद्द हो जाएँगी, और वे समय दूसरों के लिए खाली हो जाएँगे।';
export const eventsGo = 'आप जिन कार्यक्रमों के मेज़बान हैं, वे आपके मेहमानों के लिए भी हट जाएँगे।';
export const calendarGoes = 'आपका कैलेंडर, आपके निमंत्रण और आपकी सदस्यताएँ हट जाएँगी।';
export const answersStay = 'मेज़बानों के पास आपके जवाब सिर्फ़ गिनती में रहेंगे, आपके नाम, नंबर और शब्दों के बिना।';
export const lastFour = 'आपके नंबर के आख़िरी चार अंक';
export const numberHint = (number: string) =>
  `यह पक्का करने के लिए कि आप ${number} की ही बात कर रहे हैं। इसके बाद इसी नंबर पर कोड भेजा जाएगा।`;
export const digitsWanted = (number: string) => `${number} के आख़िरी चार अंक लिखें।`;
export const sendCode = 'कोड भेजें';
export const keepAccount = 'मेरा खाता रहने दें';
export const deleting = 'आपका खाता हटाया जा रहा है';
export const deletingBusy = 'हटाया जा रहा है...';
