/** An item on a day of every month (1 to 28) at a wall time `HH:MM` in Kurnool. */
interface Timed {
  readonly day: number;
  readonly time: string;
  readonly title: string;
}

/** The appointments of a month, with the partners that they are with. */
export const monthlyAppointments: readonly (Timed & { readonly serviceProvider: string })[] = [
  { day: 3, time: '10:00', title: 'Dental check-up', serviceProvider: 'Dr. Farida Begum' },
  { day: 6, time: '06:30', title: 'Yoga, morning batch', serviceProvider: 'Kavitha Reddy' },
  { day: 9, time: '10:30', title: 'Air cooler service', serviceProvider: 'FreshNest' },
  { day: 12, time: '17:30', title: 'Sugar test for Amma', serviceProvider: 'Dr. Lakshmi Prasad' },
  { day: 16, time: '07:00', title: 'Badminton coaching', serviceProvider: 'Sindhuja' },
  { day: 19, time: '16:00', title: 'Veena lesson', serviceProvider: 'Padmavathi Sastry' },
  { day: 23, time: '11:15', title: 'Physiotherapy for the knee', serviceProvider: 'Suresh Kumar' },
  { day: 27, time: '18:00', title: 'Diet review', serviceProvider: 'Meenakshi Rao' },
];

/** The events of a month that other people host, as the person wrote them down. */
export const monthlyEvents: readonly (Timed & { readonly invitees: string })[] = [
  {
    day: 9,
    time: '13:00',
    title: 'Lunch with the Nandyal cousins',
    invitees: 'Sravani, Kiran, Pinni and the twins',
  },
  { day: 12, time: '09:30', title: 'Parents’ meeting at school', invitees: 'Class 4 B' },
  {
    day: 19,
    time: '19:00',
    title: 'శ్రీ వేంకటేశ్వర స్వామి కళ్యాణ మహోత్సవం, అన్నమాచార్య సంకీర్తనల కచేరీ మరియు అన్నదాన కార్యక్రమం',
    invitees: 'Everyone in the colony',
  },
  { day: 24, time: '20:00', title: 'Antakshari at the clubhouse', invitees: 'Konda Heights' },
];

/** The tasks of a month. */
export const monthlyTasks: readonly (Timed & { readonly notes: string | null })[] = [
  {
    day: 1,
    time: '09:00',
    title: 'Pay rent and maintenance',
    notes: 'Maintenance goes to the association by UPI; keep the screenshot.',
  },
  { day: 5, time: '11:00', title: 'Renew the scooter’s insurance', notes: null },
  { day: 12, time: '20:00', title: 'Send the electricity reading', notes: 'Photo of the meter' },
  { day: 19, time: '12:00', title: 'Order pootharekulu for the temple', notes: 'Two kilos' },
  {
    day: 25,
    time: '08:00',
    title: 'Book tickets to Hyderabad',
    notes: 'Tungabhadra Express, two lower berths. Tatkal opens at ten.',
  },
];

/** A small task for an otherwise empty day, by weekday; 0 is Sunday. */
export const everydayTasks = [
  'Call Ammamma in Nandyal',
  'Hand in the library books',
  'Water the tulsi and the terrace pots',
  'Vegetables from the Rythu Bazaar',
  'Change the drinking water can',
  'Jasmine for Friday puja',
  'Fix the squeaky balcony door',
] as const;

/** The wall time `HH:MM` of the small task in Kurnool. */
export const everydayTime = '20:30';
