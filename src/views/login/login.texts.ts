export const lead = 'We send a code to your mobile number. No password to remember.';
