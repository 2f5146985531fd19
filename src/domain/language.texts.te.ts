export const language = 'భాష';
export const shortName = 'తె';
export const languageNow = 'భాష: తెలుగు';
export const languageLead = 'మీరు యాప్‌ను తెలుగులో చూస్తున్నారు.';
export const changeLanguage = 'భాష మార్చండి';
export const languageChanging = 'భాష మారుతోంది...';
export const languageChanged = 'యాప్ ఇప్పుడు తెలుగులో ఉంది.';
export const languageNotChanged = 'భాష మారలేదు. ఈ సైట్‌కు కుకీలను అనుమతించి మళ్లీ ప్రయత్నించండి.';
