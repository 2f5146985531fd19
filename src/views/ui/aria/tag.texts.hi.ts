export default {
  removeDescription: 'हटाने के लिए Delete दबाएँ।',
  removeButtonLabel: 'हटाएँ',
};
