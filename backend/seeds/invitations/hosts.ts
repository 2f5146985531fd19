/** Hosts who invite the demonstration's person. Their numbers are not assigned. */
export const hosts = {
  sravani: {
    full_name: 'Sravani Kumari',
    mobile_number: '+919000092001',
    aadhaar6: '200101',
    dob: '1992-05-11',
  },
  imtiaz: {
    full_name: 'Imtiaz Basha',
    mobile_number: '+919000092002',
    aadhaar6: '200202',
    dob: '1989-11-23',
  },
  subbaiah: {
    full_name: 'Chinna Subbaiah',
    mobile_number: '+919000092003',
    aadhaar6: '200303',
    dob: '1961-01-14',
  },
} as const;

export type HostName = keyof typeof hosts;
