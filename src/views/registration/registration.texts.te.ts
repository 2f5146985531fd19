export const isNew = (number: string) =>
  ['', number, ' ఇక్కడ కొత్తది. మీ గురించి చెప్పండి. మీరు జవాబు ఇచ్చే కార్యక్రమాల హోస్ట్‌లకు మీ పేరు కనిపిస్తుంది.'] as const;
export const aadhaarHint = 'చివరి ఆరు అంకెలు, ఖాతా మీదేనని సరిచూడటానికి. వాటిని తిరిగి చదవలేని విధంగా మార్చి ఉంచుతాం.';
export const readTerms = 'కొత్త ట్యాబ్‌లో చదవండి';
export const register = 'రిజిస్టర్ అవ్వండి';
