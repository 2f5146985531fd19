import type { Category } from './categories.ts';

const names: Readonly<Record<Category, string>> = {
  Doctor: 'डॉक्टर',
  Cleaner: 'साफ़-सफ़ाई',
  Education: 'पढ़ाई',
  Fitness: 'फ़िटनेस',
  Security: 'सुरक्षा',
  Sports: 'खेल',
};

export const categoryName = (category: Category) => names[category];
