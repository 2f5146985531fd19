export const heading = 'బుకింగ్';
export const confirmed = 'మీ బుకింగ్ ఖరారైంది';
export const bookingBusy = 'బుక్ అవుతోంది...';
export const duration = 'ఎంతసేపు';
export const minutes = (count: number) => `${count} నిమిషాలు`;
