export const notSent = 'కొత్త కోడ్ పంపలేదు. ముందు వచ్చిన కోడ్ ఇంకా పనిచేస్తుంది.';
export const wrongCode = 'ఆ కోడ్ సరైనది కాదు లేదా దాని గడువు ముగిసింది. మెసేజ్ చూడండి, లేదా కోడ్ మళ్లీ పంపండి.';
export const notChecked = 'కోడ్‌ను సరిచూడలేకపోయాం. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';
export const changeNumber = 'నంబర్ మార్చండి';
export const sendingTo = (number: string) => ['', number, ' నంబర్‌కు కోడ్ పంపుతున్నాం'] as const;
export const sentTo = (number: string) => ['', number, ' నంబర్‌కు కోడ్ పంపాం'] as const;
export const code = 'కోడ్ (OTP)';
export const resend = 'కోడ్ మళ్లీ పంపండి';
