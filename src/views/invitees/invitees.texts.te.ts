export const who = 'ఎవరిని ఆహ్వానించాలి';
export const whoLead = 'అతిథులను మొబైల్ నంబర్‌తో ఆహ్వానిస్తారు. ఇప్పుడు ఎవరినీ చేర్చకపోయినా ఫర్వాలేదు.';
export const severalHint = 'ఒకేసారి చాలా నంబర్లు: మధ్యలో కామా పెట్టండి, లేదా జాబితా పేస్ట్ చేయండి.';
export const add = 'చేర్చండి';
export const pickContacts = 'కాంటాక్ట్‌ల నుంచి ఎంచుకోండి';
export const invited = 'ఆహ్వానితులు';
export const countOfMost = (count: number, most: number) => `${most}లో ${count}`;
export const nobodyYet = 'ఇంకా ఎవరినీ ఆహ్వానించలేదు.';
