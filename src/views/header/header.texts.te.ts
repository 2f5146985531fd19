export const skip = 'నేరుగా పేజీకి వెళ్లండి';
export const menu = 'మెనూ';
export const calendar = 'క్యాలెండర్';
export const logout = 'లాగ్ అవుట్';
