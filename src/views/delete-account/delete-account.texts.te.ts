export const title = 'మీ ఖాతాను తొలగించాలా?';
export const codeWarning = 'సరైన కోడ్ రాయగానే మీ ఖాతా శాశ్వతంగా తొలగిపోతుంది.';
export const bookingsGo = 'అన్ని బుకింగ్‌లు రద్దవుతాయి, ఆ సమయాలు ఇతరులకు ఖాళీ అవుతాయి.';
export const eventsGo = 'మీరు హోస్ట్‌గా ఉన్న కార్యక్రమాలు మీ అతిథులకు కూడా ఉండవు.';
export const calendarGoes = 'మీ క్యాలెండర్, మీ ఆహ్వానాలు, మీ సభ్యత్వాలు తొలగిపోతాయి.';
export const answersStay = 'మీ జవాబులు హోస్ట్‌ల దగ్గర లెక్కగా మాత్రమే ఉంటాయి, మీ పేరు, నంబర్, మాటలు ఉండవు.';
export const lastFour = 'మీ నంబర్‌లోని చివరి నాలుగు అంకెలు';
export const numberHint = (number: string) =>
  `మీరు తొలగించేది ${number} ఖాతానే అని నిర్ధారించడానికి. తర్వాత ఆ నంబర్‌కు కోడ్ పంపుతాం.`;
export const digitsWanted = (number: string) => `${number} చివరి నాలుగు అంకెలు రాయండి.`;
export const sendCode = 'కోడ్ పంపండి';
export const keepAccount = 'నా ఖాతా ఉంచండి';
export const deleting = 'మీ ఖాతాను తొలగిస్తున్నాం';
export const deletingBusy = 'తొలగిస్తున్నాం...';
