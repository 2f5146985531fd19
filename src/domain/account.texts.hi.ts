export const accountTexts = {
  logOut: 'लॉग आउट',
  thisDevice: 'यह डिवाइस',
  unknownDevice: 'अनजान डिवाइस',
  deviceOn: (browser: string, system: string) => `${system} पर ${browser}`,
  accountFailed: 'आपका खाता लोड नहीं हो पाया।',
  loggedOut: (device: string) => `${device} से लॉग आउट कर दिया गया।`,
  notLoggedOut: (device: string) =>
    `${device} से लॉग आउट नहीं हो पाया। अपना कनेक्शन जाँचकर फिर कोशिश करें।`,
  downloadData: 'मेरा डेटा डाउनलोड करें',
  dataDownloaded: 'आपका डेटा एक फ़ाइल में सेव हो गया।',
  dataFailed: 'आपका डेटा डाउनलोड नहीं हो पाया। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
  deleteAccount: 'मेरा खाता हटाएँ',
  deleteUnanswered:
    'कोई जवाब नहीं आया, इसलिए हो सकता है कि आपका खाता हट चुका हो। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
  deleteFailed: 'आपका खाता हटाया नहीं जा सका। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
  deleteCodeTooOld:
    'आपका खाता नहीं हटाया गया: आपके कोड की पुष्टि हुए पाँच मिनट से ज़्यादा हो गए। नए कोड के साथ फिर कोशिश करें।',
} as const;
