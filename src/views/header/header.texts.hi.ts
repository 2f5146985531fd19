export const skip = 'सीधे पेज पर जाएँ';
export const menu = 'मेन्यू';
export const calendar = 'कैलेंडर';
export const logout = 'लॉग आउट';
