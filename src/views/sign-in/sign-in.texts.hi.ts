export const countryLabel = 'देश';
export const createAccount = 'अपना खाता बनाएँ';
export const logIn = 'लॉग इन या साइन अप करें';
