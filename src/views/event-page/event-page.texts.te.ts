export const event = 'కార్యక్రమం';
export const loading = 'కార్యక్రమం లోడ్ అవుతోంది';
export const notArrived = 'కార్యక్రమం లోడ్ కాలేదు.';
export const toDashboard = 'డాష్‌బోర్డ్‌కు తిరిగి వెళ్లండి';
export const byInvitation =
  'ఈ కార్యక్రమం ఆహ్వానం ఉన్నవారికే: దీన్ని హోస్ట్, హోస్ట్ ఆహ్వానించినవారు చూడగలరు. మిమ్మల్ని ఆహ్వానించి ఉంటే, ఆహ్వానం వచ్చిన నంబర్‌తోనే సైన్ ఇన్ అయ్యారో లేదో చూసుకోండి.';

export const when = 'ఎప్పుడు';
export const where = 'ఎక్కడ';
export const invitedBy = 'ఎవరు ఆహ్వానించారు';
export const deadline = 'జవాబు ఇచ్చే గడువు';
export const deadlinePassed = (day: string) => `జవాబు ఇచ్చే గడువు ${day} నాడు ముగిసింది`;
export const answersUntil = (day: string) => `${day} వరకు జవాబు ఇవ్వవచ్చు`;
export const yourEvents = 'మీ కార్యక్రమాలు';
export const overForHost = [
  'ఈ కార్యక్రమం ముగిసింది. జవాబులు చూడవచ్చు; మీకు వీలైనప్పుడు ',
  'తర్వాతి కార్యక్రమం ఏర్పాటు చేయండి',
  '.',
] as const;
export const overForGuest = ['ఈ కార్యక్రమం ముగిసింది. ', 'మీ అపాయింట్‌మెంట్‌లకు తిరిగి వెళ్లండి', ''] as const;
export const yourAnswer = 'మీ జవాబు';

export const whoIsComing = 'ఎవరు వస్తున్నారు';
export const refreshAnswers = 'జవాబులు రిఫ్రెష్ చేయండి';
export const inviteesNotArrived = 'ఆహ్వానితుల జాబితా లోడ్ కాలేదు.';
export const inviteesNotTold = 'ఎవరిని ఆహ్వానించారో సర్వీస్ చెప్పదు.';
export const nobodyInvited = 'ఈ కార్యక్రమానికి ఎవరినీ ఆహ్వానించలేదు.';
export const haveAnswered = (answered: number, invited: number) =>
  `జవాబు ఇచ్చినవారు: ${invited}లో ${answered}.`;
export const invited = 'ఆహ్వానితులు';
export const showRest = (count: number) => `మరో ${count} చూపించండి`;
export const listContinued = (list: string) => `${list}, మిగతా జాబితా`;
export const whatTheySaid = 'వారు ఏమన్నారు';
export const noAnswers = 'ఇంకా జవాబులు రాలేదు.';
export const inAll = ['మొత్తం ', ''] as const;

export const tellGuests = 'మీ అతిథులకు చెప్పండి';
export const tellCancelled = 'మేం SMS గానీ ఈమెయిల్ గానీ పంపం: కార్యక్రమం రద్దయిందని మీ అతిథులకు మీరే చెప్పండి.';
export const tellInvited = 'మేం SMS గానీ ఈమెయిల్ గానీ పంపం. మీరు ఆహ్వానించిన నంబర్‌తోనే మీ అతిథులు సైన్ ఇన్ అవుతారు.';
export const share = 'షేర్ చేయండి';
export const whatsApp = 'WhatsApp';
export const sms = 'SMS';
export const copyLink = 'లింక్ కాపీ చేయండి';
export const qrCode = 'QR కోడ్';
export const qrCodeOfAddress = 'కార్యక్రమం లింక్ QR కోడ్';
