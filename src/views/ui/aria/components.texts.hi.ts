export default {
  selectPlaceholder: 'चुनें',
  tableResizer: 'चौड़ाई बदलें',
  dropzoneLabel: 'यहाँ छोड़ें',
  colorSwatchPicker: 'रंग',
};
