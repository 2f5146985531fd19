/** The fields of an event that can be sent as they are. */
export const plannedForm = {
  name: 'Garba',
  date: '2026-03-09',
  time: '19:00',
  venue: 'Town hall',
  description: 'A dance',
  deadline: '2026-03-08',
};
