export const countryLabel = 'దేశం';
export const createAccount = 'మీ ఖాతా తెరవండి';
export const logIn = 'లాగిన్ లేదా సైన్ అప్ అవ్వండి';
