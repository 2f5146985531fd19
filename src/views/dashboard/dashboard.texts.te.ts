export const title = 'డాష్‌బోర్డ్';
export const greetingTo = (greeting: string, name: string) => `${greeting}, ${name} గారు`;
export const yourPlaces = 'మీ పేజీలు';
export const organisation = 'నా సంస్థ';
export const organisationText = 'మీ సంస్థ సదుపాయాలను వెతికి బుక్ చేసుకోండి.';
export const appointmentsText = 'మీ జవాబు కోసం ఎదురుచూసే ఆహ్వానాలు, మీ క్యాలెండర్.';
export const events = 'నా కార్యక్రమాలు';
export const eventsText = 'ఏదైనా కార్యక్రమం పెట్టండి, ఎవరు వస్తున్నారో చూడండి.';
export const asLeft = 'అంతా మీరు వదిలినట్టే ఉంది.';
