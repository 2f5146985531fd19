export const name = 'नाम';
export const answer = 'जवाब';
export const answered = 'जवाब कब दिया';
export const changedSince = 'जवाब के बाद क्या बदला';
