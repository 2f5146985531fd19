import type { ServiceSort } from './service-sort.ts';

export const searchTexts = {
  sortBy: 'क्रम',
  sorts: { suggested: 'सुझाए गए', price: 'क़ीमत', soonest: 'सबसे पहले खाली' } satisfies Record<
    ServiceSort,
    string
  >,
  placeWanted: 'अपने पास की सेवाएँ पाने के लिए लोकेशन की अनुमति दें।',
  placeUnknown: 'अपने पास की सेवाएँ पाने के लिए ऊपर अपनी जगह चुनें।',
  nearPlace: (city: string) => `पहले ${city} के पास की सेवाएँ दिखेंगी।`,
  searching: 'सेवाएँ खोजी जा रही हैं...',
  found: (count: string, text: string) => `“${text}” के लिए नतीजे: ${count}।`,
  notFound: (text: string) => `“${text}” के लिए कोई सेवा नहीं मिली।`,
  showCategories: 'सभी श्रेणियाँ दिखाएँ',
  nextFree: (when: string) => `सबसे पहले खाली: ${when}`,
} as const;
