export default {
  previous: 'మునుపటిది',
  next: 'తర్వాతిది',
  selectedDateDescription: ({ date }: { date: string }) => `ఎంచుకున్న తేదీ: ${date}`,
  selectedRangeDescription: ({ dateRange }: { dateRange: string }) => `ఎంచుకున్న తేదీలు: ${dateRange}`,
  todayDate: ({ date }: { date: string }) => `ఈ రోజు, ${date}`,
  todayDateSelected: ({ date }: { date: string }) => `ఈ రోజు, ${date}, ఎంచుకున్నారు`,
  dateSelected: ({ date }: { date: string }) => `${date}, ఎంచుకున్నారు`,
  startRangeSelectionPrompt: 'తేదీలు ఎంచుకోవడం మొదలుపెట్టడానికి నొక్కండి',
  finishRangeSelectionPrompt: 'తేదీలు ఎంచుకోవడం పూర్తి చేయడానికి నొక్కండి',
  minimumDate: 'ఎంచుకోగల మొదటి తేదీ',
  maximumDate: 'ఎంచుకోగల చివరి తేదీ',
  dateRange: ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    `${startDate} నుంచి ${endDate} వరకు`,
};
