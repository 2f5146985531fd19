export default {
  select: 'चुनें',
  selectAll: 'सब चुनें',
  sortable: 'क्रम बदलने वाला कॉलम',
  ascending: 'बढ़ते क्रम में',
  descending: 'घटते क्रम में',
  ascendingSort: ({ columnName }: { columnName: string }) => `${columnName} के बढ़ते क्रम में`,
  descendingSort: ({ columnName }: { columnName: string }) => `${columnName} के घटते क्रम में`,
  columnSize: ({ value }: { value: number }) => `${value} पिक्सेल`,
  resizerDescription: 'चौड़ाई बदलने के लिए Enter दबाएँ',
  expand: 'खोलें',
  collapse: 'बंद करें',
};
