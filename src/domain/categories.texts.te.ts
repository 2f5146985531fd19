import type { Category } from './categories.ts';

const names: Readonly<Record<Category, string>> = {
  Doctor: 'డాక్టర్',
  Cleaner: 'క్లీనింగ్',
  Education: 'చదువు',
  Fitness: 'ఫిట్‌నెస్',
  Security: 'సెక్యూరిటీ',
  Sports: 'స్పోర్ట్స్',
};

export const categoryName = (category: Category) => names[category];
