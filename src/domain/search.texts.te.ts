import type { ServiceSort } from './service-sort.ts';

export const searchTexts = {
  sortBy: 'క్రమం',
  sorts: { suggested: 'సూచించినవి', price: 'ధర', soonest: 'ముందుగా ఖాళీ' } satisfies Record<
    ServiceSort,
    string
  >,
  placeWanted: 'మీ దగ్గరి సేవలు చూడటానికి లొకేషన్‌కు అనుమతి ఇవ్వండి.',
  placeUnknown: 'మీ దగ్గరి సేవలు చూడటానికి పైన మీ చోటు ఎంచుకోండి.',
  nearPlace: (city: string) => `ముందుగా ${city} దగ్గరి సేవలు కనిపిస్తాయి.`,
  searching: 'సేవలు వెతుకుతున్నాం...',
  found: (count: string, text: string) => `“${text}” కోసం దొరికినవి: ${count}.`,
  notFound: (text: string) => `“${text}” కోసం సేవలు ఏవీ దొరకలేదు.`,
  showCategories: 'అన్ని కేటగిరీలు చూపించండి',
  nextFree: (when: string) => `ముందుగా ఖాళీ: ${when}`,
} as const;
