export const emptyText = 'पहला कार्यक्रम बनाते ही वह यहाँ दिखेगा, और यह भी कि कौन आ रहा है।';
export const hostFirst = 'पहला कार्यक्रम बनाएँ';
export const notArrived = 'आपके कार्यक्रम लोड नहीं हो पाए।';
