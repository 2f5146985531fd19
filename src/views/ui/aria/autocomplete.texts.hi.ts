export default {
  collectionLabel: 'सुझाव',
};
