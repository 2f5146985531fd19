export default {
  previous: 'पिछला',
  next: 'अगला',
  selectedDateDescription: ({ date }: { date: string }) => `चुनी गई तारीख़: ${date}`,
  selectedRangeDescription: ({ dateRange }: { dateRange: string }) => `चुनी गई तारीख़ें: ${dateRange}`,
  todayDate: ({ date }: { date: string }) => `आज, ${date}`,
  todayDateSelected: ({ date }: { date: string }) => `आज, ${date}, चुनी गई`,
  dateSelected: ({ date }: { date: string }) => `${date}, चुनी गई`,
  startRangeSelectionPrompt: 'तारीख़ें चुनना शुरू करने के लिए दबाएँ',
  finishRangeSelectionPrompt: 'तारीख़ें चुनना पूरा करने के लिए दबाएँ',
  minimumDate: 'सबसे पहली तारीख़ जो चुन सकते हैं',
  maximumDate: 'सबसे आख़िरी तारीख़ जो चुन सकते हैं',
  dateRange: ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    `${startDate} से ${endDate} तक`,
};
