export const detailMissing = {
  fullName: 'अपना पूरा नाम लिखें।',
  dob: 'अपनी जन्मतिथि लिखें।',
  aadhaar: 'अपने आधार नंबर के आख़िरी छह अंक लिखें।',
  agreed: 'रजिस्ट्रेशन के लिए आपकी सहमति ज़रूरी है।',
};
export const detailName = {
  fullName: 'पूरा नाम',
  dob: 'जन्मतिथि',
  aadhaar: 'आधार',
  agreed: 'नियमों और शर्तों से सहमति',
};
export const stillMissing = (names: string) => `अभी बाकी है: ${names}।`;
