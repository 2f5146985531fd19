export const tagline = 'మీ సమయానికి బలం, ప్రతిసారీ.';
export const unknownCity = 'తెలియని నగరం';
export const unknownPincode = 'తెలియదు';
export const changePlace = '(చోటు మార్చండి)';
export const placeNotLoaded = 'చోటు ఎంచుకునే అవకాశం లోడ్ కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';

export const login = 'లాగిన్';
export const proceed = 'కొనసాగించండి';
export const proceedBusy = 'చూస్తున్నాం...';
export const verify = 'నిర్ధారించండి';
export const verifyBusy = 'నిర్ధారిస్తున్నాం...';
export const account = 'ఖాతా';
export const logOutEverywhere = 'అన్ని చోట్లా లాగ్ అవుట్ చేయండి';
export const accountDeleted = 'మీ ఖాతాను తొలగించాం.';
export const agreeToTerms = 'నిబంధనలు, షరతులకు నేను అంగీకరిస్తున్నాను';

export const sendingCode = 'OTP పంపుతున్నాం...';
export const codeSent = 'OTP పంపాం!';
export const codeNotSent = 'OTP పంపలేకపోయాం.';
export const codeVerified = 'OTP సరిపోయింది!';
export const codeInvalid = 'OTP తప్పు.';
export const codeNotRequested = 'OTP అడగలేదు. మళ్లీ ప్రయత్నించండి.';
export const tooManyTries = 'చాలాసార్లు ప్రయత్నించారు. కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.';
export const registered = 'రిజిస్ట్రేషన్ పూర్తయింది!';
export const registrationFailed = 'రిజిస్ట్రేషన్ కాలేదు.';
export const registrationError = 'రిజిస్ట్రేషన్ చేసేటప్పుడు పొరపాటు జరిగింది.';
export const loginFailed = 'OTP తప్పు, లేదా లాగిన్ కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.';
export const checkUserFailed = 'ఖాతా ఉందో లేదో తెలుసుకోలేకపోయాం';
export const mobileNumber = 'మొబైల్ నంబర్';
export const numberMissing = 'మీ మొబైల్ నంబర్ రాయండి.';
export const numberNotWhole = 'ఎంచుకున్న దేశానికి ఈ మొబైల్ నంబర్ పూర్తిగా లేదు.';
export const dobWrong = 'మీ పత్రాల్లో ఉన్న పుట్టిన తేదీనే రాయండి.';
export const aadhaarNotKept = 'ఆధార్ అంకెలను ఈ పరికరంలో ఎప్పుడూ ఉంచం. దయచేసి వాటిని మళ్లీ రాయండి.';
export const proofTooOld = 'మీ కోడ్‌ను నిర్ధారించి ఐదు నిమిషాలు దాటింది. దయచేసి కొత్త కోడ్ రాయండి.';

export const categoryTitle = (category: string) => `${category} సేవలు`;
export const searchServices = 'సేవలు వెతకండి';
export const clearSearch = 'వెతికినది తీసేయండి';
export const servicesLoading = 'సేవలు లోడ్ అవుతున్నాయి...';
export const servicesEmpty = 'ఈ కేటగిరీలో సేవలు ఏవీ దొరకలేదు.';
export const servicesFailed = 'సేవలు లోడ్ కాలేదు.';
export const available = 'అందుబాటులో ఉంది';

export const signInNotLoaded = 'సైన్ ఇన్ లోడ్ కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';
export const menuNotLoaded = 'మెనూ లోడ్ కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';
export const slotsNotLoaded = 'స్లాట్‌లు లోడ్ కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';
export const calendarNotLoaded = 'క్యాలెండర్ లోడ్ కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';

export const pageNotLoaded = 'ఈ పేజీ లోడ్ కాలేదు.';
export const pageNotShown = 'ఈ పేజీని చూపించలేకపోయాం.';

export const serviceMissing = 'ఈ సేవ వివరాలు దొరకలేదు.';
export const back = 'వెనక్కి';
export const bookNow = 'ఇప్పుడే బుక్ చేయండి';
export const selectSlot = 'స్లాట్ ఎంచుకోండి';
export const selectSlots = 'స్లాట్‌లు ఎంచుకోండి';
export const slotsLoading = 'స్లాట్‌లు లోడ్ అవుతున్నాయి...';
export const slotsEmpty = 'ఎంచుకున్న తేదీకి ఖాళీ స్లాట్‌లు లేవు.';
export const slotsFailed = 'స్లాట్‌లు లోడ్ కాలేదు.';
export const confirmBooking = 'బుకింగ్ ఖరారు చేయండి';
export const noSlotSelected = 'ముందుగా ఒక స్లాట్ ఎంచుకోండి!';
export const notAuthorized = 'మీకు దీనికి అనుమతి లేదు.';
export const bookingFailedToast = 'బుకింగ్ కాలేదు.';
export const bookingRefused = (error: string) => `పొరపాటు: ${error}`;
export const bookingConfirmed = (time: string) => `బుకింగ్ ఖరారైంది: ${time}`;
export const bookingSuccessful = 'బుకింగ్ పూర్తయింది';
export const bookingFailedAlert = 'బుకింగ్ కాలేదు';
export const addToCalendar = 'క్యాలెండర్‌కు చేర్చండి';
export const calendarFileFailed = 'క్యాలెండర్ ఫైల్ తయారు కాలేదు.';
export const done = 'పూర్తయింది';
export const resourceFailed = 'సదుపాయం వివరాలు లోడ్ కాలేదు';
export const noOrganisations = 'మీరు ఇంకా ఏ సంస్థలోనూ లేరు';
export const noOrganisationsHint = 'సంస్థలో చేరిన తర్వాత అది ఇక్కడ కనిపిస్తుంది.';

export const openCalendar = 'క్యాలెండర్ తెరవండి';
export const nextDays = 'రాబోయే 7 రోజులు';
export const addItem = {
  appointment: 'అపాయింట్‌మెంట్ చేర్చండి',
  event: 'కార్యక్రమం చేర్చండి',
  task: 'పని చేర్చండి',
} as const;
export const editItem = {
  appointment: 'అపాయింట్‌మెంట్ మార్చండి',
  event: 'కార్యక్రమం మార్చండి',
  task: 'పని మార్చండి',
} as const;
export const titleMissing = 'ఒక పేరు రాయండి.';
export const dayMissing = 'రోజు ఎంచుకోండి.';
export const timeMissing = 'సమయం ఎంచుకోండి.';
export const statusMissing = 'ఇది ఏ స్థితిలో ఉందో రాయండి.';
export const providerMissing = 'ఇది ఎవరితోనో రాయండి.';
export const inviteesMissing = 'ఎవరిని ఆహ్వానించారో రాయండి.';
export const entryNotChanged = (title: string) => `“${title}”ను మార్చలేకపోయాం.`;
export const entryDeleted = (title: string) => `“${title}” తొలగించాం.`;
export const undo = 'తిరిగి తీసుకురండి';
export const entryRestored = (title: string) => `“${title}” మళ్లీ మీ క్యాలెండర్‌లో ఉంది.`;
export const entryNotDeleted = (title: string) => `“${title}”ను తొలగించలేకపోయాం.`;
export const entryNotRestored = (title: string) => `“${title}”ను మళ్లీ చేర్చలేకపోయాం.`;
export const dayOutOfRange = '1900 నుంచి 2200 లోపు ఒక రోజు ఎంచుకోండి.';

export const hostHeading = 'కొత్త కార్యక్రమం నిర్వహించండి';
export const showMyEvents = 'నా కార్యక్రమాలు చూపించండి';
export const createEvent = 'కార్యక్రమం ఏర్పాటు చేయండి';
export const createEventBusy = 'ఏర్పాటు చేస్తున్నాం...';
export const questionTypes = {
  text: 'చిన్న జవాబు',
  number: 'సంఖ్యలో జవాబు',
  boolean: 'అవును / లేదు',
} as const;
export const invalidNumber = (number: string) => `ఈ నంబర్ సరిగా లేదు: ${number}`;
export const repeatedNumber = (number: string) => `ఈ నంబర్ ఇప్పటికే ఉంది: ${number}`;
export const checkNumbers = 'నంబర్లు సరిచూడండి';
export const tooManyInvitees = (most: number) => `ఒక కార్యక్రమానికి గరిష్ఠంగా ${most} మందిని ఆహ్వానించవచ్చు.`;
export const numberNotAdded = 'ఈ నంబర్‌ను చేర్చండి, లేదా ఖాళీ చేయండి.';
export const questionNotAdded = 'ఈ ప్రశ్నను చేర్చండి, లేదా ఖాళీ చేయండి.';
export const eventNameMissing = 'కార్యక్రమం పేరు రాయండి.';
export const venueMissing = 'ఎక్కడ జరుగుతుందో రాయండి.';
export const descriptionMissing = 'ఇది దేని గురించో రాయండి.';
export const deadlineMissing = 'జవాబు ఇచ్చే చివరి రోజు ఎంచుకోండి.';
export const notADay = 'అలాంటి తేదీ లేదు.';
export const notATime = 'అలాంటి సమయం లేదు.';
export const dayOver = 'ఆ తేదీ గడిచిపోయింది. ఈ రోజు తేదీ లేదా ఆ తర్వాతి తేదీ ఎంచుకోండి.';
export const eventTimeOver = 'ఈ సమయం దాటిపోయింది. తర్వాతి సమయం ఎంచుకోండి.';
export const deadlineAfterEvent = 'గడువు కార్యక్రమం తర్వాత ఉండకూడదు.';
export const eventCreated = 'పూర్తయింది!';
export const eventCreatedMessage = 'కార్యక్రమం సిద్ధమైంది!';
export const eventNotCreated = 'పొరపాటు';
export const eventNotCreatedMessage = 'కార్యక్రమాన్ని ఏర్పాటు చేయలేకపోయాం';
export const contactsFailed = 'మీ కాంటాక్ట్‌లు తెరవలేకపోయాం.';

export const eventList = 'మీరు ఏర్పాటు చేసిన కార్యక్రమాలు';
export const eventsLoading = 'మీ కార్యక్రమాలు లోడ్ అవుతున్నాయి...';
export const eventsEmpty = 'ఇంకా కార్యక్రమాలు లేవు.';
export const completed = 'ముగిసింది';
export const active = 'రాబోతోంది';
export const sessionExpired = 'మీ సెషన్ ముగిసింది. దయచేసి మళ్లీ లాగిన్ అవ్వండి.';
export const eventsFailed = 'కార్యక్రమాలు లోడ్ కాలేదు';
export const notLoggedIn = 'మీరు లాగిన్ కాలేదు.';
export const eventMissing = 'కార్యక్రమం దొరకలేదు';
export const changedSinceAnswer = 'మీ జవాబు తర్వాత మారింది';
export const changedMeanwhile = 'ఈ పేజీ తెరిచి ఉండగా సమయం మారింది.';
export const beforeTheChange = (pill: string) => `మార్పుకు ముందు: ${pill}`;
export const answerAgain = 'మీ జవాబు తర్వాత సమయం మారింది. దయచేసి మళ్లీ జవాబు ఇవ్వండి.';
export const notAnsweredSince = 'మార్పు తర్వాత జవాబు ఇవ్వలేదు';
export const formerGuest = 'మాజీ అతిథి';
export const exportGuests = 'CSVగా సేవ్ చేయండి';
export const guestsExported = 'అతిథుల జాబితా ఫైల్‌గా సేవ్ అయింది.';
export const guestsNotExported = 'అతిథుల జాబితా ఫైల్‌గా సేవ్ కాలేదు.';
export const cancelled = 'రద్దయింది';
export const editEvent = 'కార్యక్రమం మార్చండి';
export const addGuests = 'అతిథులను చేర్చండి';
export const saveChanges = 'మార్పులు సేవ్ చేయండి';
export const saveChangesBusy = 'సేవ్ చేస్తున్నాం...';
export const discardChanges = 'మార్పులు వదిలేయండి';
export const eventUpdated = 'కార్యక్రమం అప్‌డేట్ అయింది.';
export const eventNotUpdated = 'మార్పులు సేవ్ కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';
export const eventChangedMeanwhile = 'ఈలోగా కార్యక్రమం మారింది. సేవ్ చేస్తే ఇక్కడ ఉన్నవి మారిపోతాయి.';
export const questionMissing = 'ఈ ప్రశ్నను రాయండి, లేదా తీసేయండి.';
export const eventIsCancelled = 'ఈ కార్యక్రమం రద్దయింది.';
export const cancelEvent = 'కార్యక్రమం రద్దు చేయండి';
export const cancelEventQuestion = 'ఈ కార్యక్రమాన్ని రద్దు చేయాలా?';
export const cancelEventBusy = 'రద్దు చేస్తున్నాం...';
export const keepEvent = 'కార్యక్రమం ఉంచండి';
export const eventCancelled = 'కార్యక్రమం రద్దయింది.';
export const eventNotCancelled = 'కార్యక్రమం రద్దు కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';
export const dialogNotLoaded = 'ఈ విండో లోడ్ కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';
export const questionNotLoaded = 'ప్రశ్న లోడ్ కాలేదు. మీ కనెక్షన్ సరిచూసి మళ్లీ ప్రయత్నించండి.';
export const linkCopied = 'లింక్ కాపీ అయింది.';
export const shareFailed = 'లింక్ షేర్ చేయలేకపోయాం.';

export const invitationsLoading = 'కార్యక్రమాలు లోడ్ అవుతున్నాయి...';
export const invitedBy = (host: string) => `${host} ఆహ్వానించారు`;
export const invitationsEmpty = 'మీకు ఆహ్వానాలు ఏవీ లేవు.';
export const organisationInvitations = 'సంస్థల ఆహ్వానాలు';
export const expired = {
  event: 'ఈ కార్యక్రమం ఆహ్వానానికి జవాబు ఇచ్చే గడువు ముగిసింది.',
  organisation: 'ఈ సంస్థ ఆహ్వానానికి జవాబు ఇచ్చే గడువు ముగిసింది.',
} as const;
export const invitationsFailed = 'కార్యక్రమాలు లేదా ఆహ్వానాలు లోడ్ కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.';
export const incomplete = 'అసంపూర్ణం';
export const attendanceMissing = {
  event: 'మీరు రాగలరో లేదో దయచేసి చెప్పండి.',
  organisation: 'మీరు వస్తారో లేదో దయచేసి చెప్పండి.',
} as const;
export const rsvpExpired = 'జవాబు ఇచ్చే గడువు ముగిసింది';
export const submitRsvp = 'జవాబు పంపండి';
export const changeResponse = 'జవాబు మార్చండి';
export const rsvpFailed = 'జవాబు పంపలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.';
export const submissionFailed = 'జవాబు పంపలేకపోయాం';
export const submissionFailedMessage = 'మీ జవాబు పంపేటప్పుడు పొరపాటు జరిగింది.';
export const notANumber = 'దయచేసి జవాబుగా ఒక సంఖ్య రాయండి.';

export const offline = 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు';

export const continueWhereYouLeftOff = 'ఆపిన చోటు నుంచి కొనసాగించండి';
export const tryAgain = 'మళ్లీ ప్రయత్నించండి';

export const showMore = 'మరిన్ని చూపించండి';
export const moreLoading = 'మరిన్ని లోడ్ అవుతున్నాయి...';
export const moreFailed = 'మిగతా జాబితా రాలేదు.';
export const moreShown = (count: number) => `మరో ${count} చూపించాం.`;
export const noMore = 'ఇంకేమీ లేవు.';
