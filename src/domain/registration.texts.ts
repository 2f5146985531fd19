/* What the registration says of its fields; apart, since /home does without. */

export const detailMissing = {
  fullName: 'Enter your full name.',
  dob: 'Enter your date of birth.',
  aadhaar: 'Enter the last six digits of your Aadhaar number.',
  agreed: 'Registration needs your agreement.',
};
export const detailName = {
  fullName: 'Full Name',
  dob: 'Date of birth',
  aadhaar: 'Aadhaar',
  agreed: 'agreement to the terms and conditions',
};
export const stillMissing = (names: string) => `Still missing: ${names}.`;
