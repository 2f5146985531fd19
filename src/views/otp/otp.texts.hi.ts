export const notSent = 'नया कोड नहीं भेजा गया। पिछला कोड अब भी चलेगा।';
export const wrongCode = 'यह कोड सही नहीं है या पुराना हो गया है। मैसेज देखें या कोड फिर भेजें।';
export const notChecked = 'कोड की जाँच नहीं हो सकी। अपना कनेक्शन जाँचकर फिर कोशिश करें।';
export const changeNumber = 'नंबर बदलें';
export const sendingTo = (number: string) => ['', number, ' पर कोड भेज रहे हैं'] as const;
export const sentTo = (number: string) => ['हमने ', number, ' पर कोड भेजा है'] as const;
export const code = 'कोड (OTP)';
export const resend = 'कोड फिर भेजें';
