export const title = 'నా అపాయింట్‌మెంట్‌లు';
export const lead = 'మీ క్యాలెండర్, మీ బుకింగ్‌లు, మీ జవాబు కోసం ఎదురుచూస్తున్న ఆహ్వానాలు.';
export const eventInvitations = 'కార్యక్రమాల ఆహ్వానాలు';
export const notArrived = 'మీ ఆహ్వానాలు లోడ్ కాలేదు.';
export const emptyText = 'మీ మొబైల్ నంబర్‌కు ఆహ్వానం వస్తే ఇక్కడ కనిపిస్తుంది, ఇక్కడే జవాబు ఇవ్వవచ్చు.';
export const hostYourself = 'మీరే ఒకటి ఏర్పాటు చేయండి';
