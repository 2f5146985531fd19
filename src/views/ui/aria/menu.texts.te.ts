export default {
  longPressMessage: 'మెనూ తెరవడానికి ఎక్కువసేపు నొక్కండి లేదా Alt + ArrowDown నొక్కండి',
};
