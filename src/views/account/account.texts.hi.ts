export const lead = 'आपकी जानकारी और आपके इस्तेमाल के डिवाइस।';
export const loading = 'आपका खाता लोड हो रहा है';
export const yourDetails = 'आपकी जानकारी';
export const memberSince = (day: string) => `${day} से सदस्य`;

export const yourDevices = 'आपके डिवाइस';
export const signedInOn = (day: string) => `${day} को साइन इन किया`;
export const lastUsedToday = 'आख़िरी बार आज इस्तेमाल हुआ';
export const lastUsedYesterday = 'आख़िरी बार कल इस्तेमाल हुआ';
export const lastUsedOn = (day: string) => `आख़िरी बार ${day} को इस्तेमाल हुआ`;
export const loggingOut = 'लॉग आउट हो रहा है...';

export const leaveAll = 'सभी डिवाइस से बाहर आएँ';
export const leaveAllNote =
  'आप इस डिवाइस से और बाकी हर डिवाइस से लॉग आउट हो जाएँगे, जैसे किसी खोए हुए फ़ोन से।';
export const yourData = 'आपका डेटा';
export const dataNote =
  'आपके बारे में जो कुछ हमारे पास है, वह सब एक फ़ाइल में: आपकी जानकारी, बुकिंग, कार्यक्रम, जवाब और कैलेंडर।';
export const downloading = 'डाउनलोड हो रहा है...';
export const leaveForGood = 'हमेशा के लिए छोड़ें';
export const deleteNote =
  'आपका खाता और उसमें मौजूद सब कुछ हट जाएगा। इसे वापस नहीं लाया जा सकता, इसलिए डेटा रखना चाहें तो पहले उसे डाउनलोड कर लें।';
