export const accountTexts = {
  logOut: 'లాగ్ అవుట్',
  thisDevice: 'ఈ పరికరం',
  unknownDevice: 'తెలియని పరికరం',
  deviceOn: (browser: string, system: string) => `${system}లో ${browser}`,
  accountFailed: 'మీ ఖాతా లోడ్ కాలేదు.',
  loggedOut: (device: string) => `ఈ పరికరం నుంచి లాగ్ అవుట్ చేశాం: ${device}.`,
  notLoggedOut: (device: string) =>
    `ఈ పరికరం నుంచి లాగ్ అవుట్ కాలేదు: ${device}. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.`,
  downloadData: 'నా డేటా డౌన్‌లోడ్ చేయండి',
  dataDownloaded: 'మీ డేటా ఫైల్‌గా సేవ్ అయింది.',
  dataFailed: 'మీ డేటా డౌన్‌లోడ్ కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.',
  deleteAccount: 'నా ఖాతా తొలగించండి',
  deleteUnanswered: 'జవాబు రాలేదు, కాబట్టి మీ ఖాతా ఇప్పటికే తొలగిపోయి ఉండవచ్చు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.',
  deleteFailed: 'మీ ఖాతాను తొలగించలేకపోయాం. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.',
  deleteCodeTooOld: 'మీ ఖాతాను తొలగించలేదు: మీ కోడ్‌ను నిర్ధారించి ఐదు నిమిషాలు దాటింది. కొత్త కోడ్‌తో మళ్లీ ప్రయత్నించండి.',
} as const;
