export const title = 'नाम';
export const date = 'तारीख़';
export const time = 'समय';
export const status = 'स्थिति';
export const provider = 'सेवा देने वाले';
export const invitees = 'बुलाए गए लोग';
export const notes = 'नोट';
export const optional = 'ज़रूरी नहीं।';
export const cancel = 'रहने दें';
export const save = 'सेव करें';
export const saveAgain = 'फिर सेव करें';
export const saving = 'सेव हो रहा है...';
export const isGone =
  'यह अब आपके कैलेंडर में नहीं है: हो सकता है किसी दूसरे डिवाइस पर इसे हटा दिया गया हो। आप इसे नए के तौर पर सेव कर सकते हैं।';
export const saveAsNew = 'नए के तौर पर सेव करें';
