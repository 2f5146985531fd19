export const title = 'Explore Services';
export const lead = 'People near you who can take something off your list.';
export const servicesNotArrived = 'The services did not arrive.';
export const otherCategory =
  'New partners join often. Another category may have what you need today.';
export const otherWords = 'Try fewer or other words.';
export const foundBy = 'A service is found by its name, by who offers it, and by its category.';
