export const title = 'హోమ్';
export const heading = 'బుక్ చేయండి, ఆహ్వానించండి, ప్లాన్ చేయండి. సమయం మిగులుతుంది.';
export const lead =
  'మీ దగ్గరలో డాక్టర్, క్లీనర్ లేదా కోచ్‌ను వెతకండి. నంబర్‌తోనే అందరినీ ఆహ్వానించండి. అన్నీ ఒకే ప్రశాంతమైన క్యాలెండర్‌లో చూడండి.';
export const openDashboard = 'మీ డాష్‌బోర్డ్ తెరవండి';
export const getStarted = 'మొదలుపెట్టండి';
export const signInNeeds =
  'మీ ఫోన్ నంబర్‌తోనే సైన్ ఇన్ అవుతారు. కొత్త ఖాతాకు మీ పేరు, పుట్టిన తేదీ, ఆధార్ చివరి ఆరు అంకెలు కూడా కావాలి.';
export const whatYouCanDo = 'మీరు ఏం చేయవచ్చు';
export const organisations = 'నా సంస్థలు';
export const organisationsText = 'మీరు సభ్యులుగా ఉన్న చోట్ల గదులు, కోర్టులు, వ్యక్తులు, బుక్ చేసుకోవడానికి సిద్ధంగా.';
export const appointments = 'అపాయింట్‌మెంట్‌లు చూసుకోండి';
export const appointmentsText = 'ఆహ్వానాలకు జవాబు ఇవ్వండి, అపాయింట్‌మెంట్‌లన్నీ కళ్ల ముందే ఉంచుకోండి.';
export const events = 'మీ కార్యక్రమాలు పెట్టండి';
export const eventsText = 'రోజు నిర్ణయించండి, మీ ప్రశ్నలు అడగండి, అతిథులు ఫోన్‌లోనే జవాబు ఇస్తారు.';
