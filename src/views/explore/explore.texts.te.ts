export const title = 'సేవలు చూడండి';
export const lead = 'మీ పనుల్లో ఒకటి తగ్గించగల, మీ దగ్గరలోని వారు.';
export const servicesNotArrived = 'సేవలు లోడ్ కాలేదు.';
export const otherCategory = 'కొత్త పార్టనర్‌లు తరచూ చేరుతుంటారు. ఈ రోజు మీకు కావలసింది వేరే కేటగిరీలో దొరకవచ్చు.';
export const otherWords = 'తక్కువ పదాలతో లేదా వేరే పదాలతో వెతికి చూడండి.';
export const foundBy = 'సేవ పేరు, దాన్ని అందించేవారు, కేటగిరీ: వీటితో వెతకవచ్చు.';
