export const name = 'పేరు';
export const answer = 'జవాబు';
export const answered = 'జవాబు ఎప్పుడు ఇచ్చారు';
export const changedSince = 'జవాబు తర్వాత మారినవి';
