export const lead = 'మీ మొబైల్ నంబర్‌కు కోడ్ పంపుతాం. పాస్‌వర్డ్ గుర్తుపెట్టుకోనవసరం లేదు.';
export const mobileNumber = 'మొబైల్ నంబర్';
