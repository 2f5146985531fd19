import { pluralOf } from '../../domain/plural.ts';

const plural = pluralOf('te');

export const lead = 'మీ సంస్థలు పంచుకునే గదులు, కోర్టులు, వస్తువులు. బుక్ చేయడానికి ఒకటి ఎంచుకోండి.';
export const loading = 'మీ సంస్థలు లోడ్ అవుతున్నాయి';
export const lost = 'మీ సంస్థలు లోడ్ కాలేదు.';
export const seeInvitations = 'నా ఆహ్వానాలు చూడండి';
export const resourcesLabel = 'సదుపాయాలు';
export const find = 'సదుపాయం వెతకండి';
export const collapseAll = 'అన్నీ మూసేయండి';
export const expandAll = 'అన్నీ తెరవండి';
export const nothing = 'ఆ పేరుతో ఏమీ లేదు';
export const nothingHint = 'తక్కువ అక్షరాలతో లేదా మరో పదంతో వెతకండి.';
export const showAll = 'అన్నీ చూపించండి';
export const found = (count: number) =>
  plural(count, { one: (n) => `${n} సదుపాయం దొరికింది`, other: (n) => `${n} సదుపాయాలు దొరికాయి` });
export const noBranches = 'శాఖలు లేవు';
export const branches = (count: number) =>
  plural(count, { one: (n) => `${n} శాఖ`, other: (n) => `${n} శాఖలు` });
export const noResources = 'సదుపాయాలు లేవు';
export const resources = (count: number) =>
  plural(count, { one: (n) => `${n} సదుపాయం`, other: (n) => `${n} సదుపాయాలు` });
export const noneFree = 'ఈ రోజు ఖాళీ లేదు';
export const slotsFree = (count: number) =>
  plural(count, { one: (n) => `ఈ రోజు ${n} స్లాట్ ఖాళీ`, other: (n) => `ఈ రోజు ${n} స్లాట్‌లు ఖాళీ` });
