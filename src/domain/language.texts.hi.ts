export const language = 'भाषा';
export const shortName = 'हि';
export const languageNow = 'भाषा: हिन्दी';
export const languageLead = 'आप ऐप हिन्दी में देख रहे हैं।';
export const changeLanguage = 'भाषा बदलें';
export const languageChanging = 'भाषा बदल रही है...';
export const languageChanged = 'ऐप अब हिन्दी में है।';
export const languageNotChanged = 'भाषा नहीं बदल सकी। इस साइट के लिए कुकी चालू करें और फिर कोशिश करें।';
