/** People who invite the demonstration's person and are invited by them. Their numbers are not assigned. */
export const neighbours = {
  padmaja: {
    full_name: 'Padmaja Rao',
    mobile_number: '+919000093001',
    aadhaar6: '300101',
    dob: '1990-03-02',
  },
  venkatesh: {
    full_name: 'Venkatesh Naidu',
    mobile_number: '+919000093002',
    aadhaar6: '300202',
    dob: '1987-09-19',
  },
  meher: {
    full_name: 'Meher Sultana',
    mobile_number: '+919000093003',
    aadhaar6: '300303',
    dob: '1995-12-08',
  },
  kiran: {
    full_name: 'Kiran Kumar',
    mobile_number: '+919000093004',
    aadhaar6: '300404',
    dob: '1993-06-27',
  },
} as const;

export type NeighbourName = keyof typeof neighbours;
