export const countryLabel = 'Country';
export const createAccount = 'Create your account';
export const logIn = 'Log in or sign up';
