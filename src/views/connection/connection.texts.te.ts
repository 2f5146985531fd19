export const connection = 'కనెక్షన్';
