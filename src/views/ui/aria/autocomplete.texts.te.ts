export default {
  collectionLabel: 'సూచనలు',
};
