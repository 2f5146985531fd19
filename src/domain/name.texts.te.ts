export const unnamed = 'పేరు లేనిది';
