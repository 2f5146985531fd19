export default {
  select: 'ఎంచుకోండి',
  selectAll: 'అన్నీ ఎంచుకోండి',
  sortable: 'క్రమం మార్చగల కాలమ్',
  ascending: 'పెరిగే క్రమంలో',
  descending: 'తగ్గే క్రమంలో',
  ascendingSort: ({ columnName }: { columnName: string }) => `${columnName} పెరిగే క్రమంలో`,
  descendingSort: ({ columnName }: { columnName: string }) => `${columnName} తగ్గే క్రమంలో`,
  columnSize: ({ value }: { value: number }) => `${value} పిక్సెళ్లు`,
  resizerDescription: 'వెడల్పు మార్చడానికి Enter నొక్కండి',
  expand: 'తెరవండి',
  collapse: 'మూసివేయండి',
};
