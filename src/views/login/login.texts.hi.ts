export const lead = 'हम आपके मोबाइल नंबर पर कोड भेजते हैं। कोई पासवर्ड याद नहीं रखना।';
export const mobileNumber = 'मोबाइल नंबर';
