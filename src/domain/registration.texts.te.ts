export const detailMissing = {
  fullName: 'మీ పూర్తి పేరు రాయండి.',
  dob: 'మీ పుట్టిన తేదీ రాయండి.',
  aadhaar: 'మీ ఆధార్ నంబర్ చివరి ఆరు అంకెలు రాయండి.',
  agreed: 'రిజిస్ట్రేషన్‌కు మీ అంగీకారం కావాలి.',
};
export const detailName = {
  fullName: 'పూర్తి పేరు',
  dob: 'పుట్టిన తేదీ',
  aadhaar: 'ఆధార్',
  agreed: 'నిబంధనలు, షరతులకు అంగీకారం',
};
export const stillMissing = (names: string) => `ఇంకా కావాల్సినవి: ${names}.`;
