import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('hi');

export const lead = 'आपकी संस्थाओं के साझा कमरे, कोर्ट और दूसरी चीज़ें। बुक करने के लिए कोई एक चुनें।';
export const loading = 'आपकी संस्थाएँ लोड हो रही हैं';
export const lost = 'आपकी संस्थाएँ लोड नहीं हो पाईं।';
export const seeInvitations = 'मेरे निमंत्रण देखें';
export const resourcesLabel = 'सुविधाएँ';
export const find = 'सुविधा खोजें';
export const collapseAll = 'सब समेटें';
export const expandAll = 'सब खोलें';
export const nothing = 'इस नाम का कुछ नहीं मिला';
export const nothingHint = 'कम अक्षर या कोई और शब्द लिखकर देखें।';
export const showAll = 'सब दिखाएँ';
export const found = (count: number) =>
  plural(count, { one: (n) => `${n} सुविधा मिली`, other: (n) => `${n} सुविधाएँ मिलीं` });
export const noBranches = 'कोई शाखा नहीं';
export const branches = (count: number) =>
  plural(count, { one: (n) => `${n} शाखा`, other: (n) => `${n} शाखाएँ` });
export const noResources = 'कोई सुविधा नहीं';
export const resources = (count: number) =>
  plural(count, { one: (n) => `${n} सुविधा`, other: (n) => `${n} सुविधाएँ` });
export const noneFree = 'आज कुछ खाली नहीं';
export const slotsFree = (count: number) =>
  plural(count, { one: (n) => `आज ${n} स्लॉट खाली`, other: (n) => `आज ${n} स्लॉट खाली` });
