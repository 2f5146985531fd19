export default {
  selectPlaceholder: 'ఎంచుకోండి',
  tableResizer: 'వెడల్పు మార్చండి',
  dropzoneLabel: 'ఇక్కడ వదలండి',
  colorSwatchPicker: 'రంగులు',
};
