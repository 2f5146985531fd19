export const isNew = (number: string) =>
  [
    '',
    number,
    ' यहाँ नया है। अपने बारे में बताएँ। आप जिन कार्यक्रमों का जवाब देंगे, उनके मेज़बान आपका नाम देखेंगे।',
  ] as const;
export const aadhaarHint =
  'आख़िरी छह अंक, यह जाँचने के लिए कि खाता आपका ही है। हम इन्हें ऐसे बदलकर रखते हैं कि वापस पढ़े न जा सकें।';
export const readTerms = 'नए टैब में पढ़ें';
export const register = 'रजिस्टर करें';
