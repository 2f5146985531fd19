export const lead = 'మీ వివరాలు, మీరు వాడే పరికరాలు.';
export const loading = 'మీ ఖాతా లోడ్ అవుతోంది';
export const yourDetails = 'మీ వివరాలు';
export const memberSince = (day: string) => `${day} నుంచి సభ్యులు`;

export const yourDevices = 'మీ పరికరాలు';
export const signedInOn = (day: string) => `${day} నాడు సైన్ ఇన్ అయ్యారు`;
export const lastUsedToday = 'చివరిగా ఈ రోజు వాడారు';
export const lastUsedYesterday = 'చివరిగా నిన్న వాడారు';
export const lastUsedOn = (day: string) => `చివరిగా ${day} నాడు వాడారు`;
export const loggingOut = 'లాగ్ అవుట్ అవుతోంది...';

export const leaveAll = 'అన్ని పరికరాల నుంచి బయటకు రండి';
export const leaveAllNote = 'ఈ పరికరం నుంచి, పోయిన ఫోన్ లాంటి మిగతా అన్నిటి నుంచి మీరు లాగ్ అవుట్ అవుతారు.';
export const yourData = 'మీ డేటా';
export const dataNote = 'మీ గురించి మా దగ్గర ఉన్నదంతా ఒక ఫైల్‌గా: మీ వివరాలు, బుకింగ్‌లు, కార్యక్రమాలు, జవాబులు, క్యాలెండర్.';
export const downloading = 'డౌన్‌లోడ్ అవుతోంది...';
export const leaveForGood = 'శాశ్వతంగా వదిలేయండి';
export const deleteNote =
  'మీ ఖాతా, అందులో ఉన్నదంతా తొలగిపోతుంది. దాన్ని తిరిగి తీసుకురాలేరు, కాబట్టి మీ డేటా కావాలంటే ముందుగా డౌన్‌లోడ్ చేసుకోండి.';
