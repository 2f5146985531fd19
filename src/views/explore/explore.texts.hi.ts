export const title = 'सेवाएँ देखें';
export const lead = 'आपके आसपास के लोग, जो आपका कोई काम हल्का कर सकते हैं।';
export const servicesNotArrived = 'सेवाएँ लोड नहीं हो पाईं।';
export const otherCategory =
  'नए पार्टनर अक्सर जुड़ते हैं। आज आपको जो चाहिए, वह शायद किसी और श्रेणी में मिल जाए।';
export const otherWords = 'कम या दूसरे शब्द लिखकर देखें।';
export const foundBy = 'सेवा अपने नाम, देने वाले और श्रेणी से मिलती है।';
