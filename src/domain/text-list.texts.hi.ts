export const tagline = 'आपके समय को ताक़त, हर समय।';
export const unknownCity = 'अनजान शहर';
export const unknownPincode = 'पता नहीं';
export const changePlace = '(जगह बदलें)';
export const placeNotLoaded = 'जगह चुनने का विकल्प लोड नहीं हो पाया। अपना कनेक्शन जाँचकर फिर कोशिश करें।';

export const login = 'लॉग इन';
export const proceed = 'आगे बढ़ें';
export const proceedBusy = 'जाँच हो रही है...';
export const verify = 'पुष्टि करें';
export const verifyBusy = 'पुष्टि हो रही है...';
export const account = 'खाता';
export const logOutEverywhere = 'हर जगह से लॉग आउट करें';
export const accountDeleted = 'आपका खाता हटा दिया गया।';
export const agreeToTerms = 'मैं नियमों और शर्तों से सहमत हूँ';

export const sendingCode = 'OTP भेजा जा रहा है...';
export const codeSent = 'OTP भेज दिया गया!';
export const codeNotSent = 'OTP नहीं भेजा जा सका।';
export const codeVerified = 'OTP सही है!';
export const codeInvalid = 'OTP ग़लत है।';
export const codeNotRequested = 'कोई OTP नहीं मँगाया गया था। फिर कोशिश करें।';
export const tooManyTries = 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश करें।';
export const registered = 'रजिस्ट्रेशन हो गया!';
export const registrationFailed = 'रजिस्ट्रेशन नहीं हो पाया।';
export const registrationError = 'रजिस्टर करते समय गड़बड़ हो गई।';
export const loginFailed = 'OTP ग़लत है या लॉग इन नहीं हो पाया। कृपया फिर कोशिश करें।';
export const checkUserFailed = 'यह पता नहीं चल पाया कि खाता है या नहीं';
export const mobileNumber = 'मोबाइल नंबर';
export const numberMissing = 'अपना मोबाइल नंबर लिखें।';
export const numberNotWhole = 'चुने हुए देश के हिसाब से यह मोबाइल नंबर पूरा नहीं है।';
export const dobWrong = 'जन्मतिथि वैसी ही लिखें जैसी आपके काग़ज़ात में है।';
export const aadhaarNotKept = 'आधार के अंक इस डिवाइस पर कभी नहीं रखे जाते। कृपया उन्हें फिर से लिखें।';
export const proofTooOld = 'आपके कोड की पुष्टि हुए पाँच मिनट से ज़्यादा हो गए। कृपया नया कोड लिखें।';

export const categoryTitle = (category: string) => `${category} की सेवाएँ`;
export const searchServices = 'सेवाएँ खोजें';
export const clearSearch = 'खोज हटाएँ';
export const servicesLoading = 'सेवाएँ लोड हो रही हैं...';
export const servicesEmpty = 'इस श्रेणी में कोई सेवा नहीं मिली।';
export const servicesFailed = 'सेवाएँ लोड नहीं हो पाईं।';
export const available = 'उपलब्ध';

export const signInNotLoaded = 'साइन इन लोड नहीं हो पाया। अपना कनेक्शन जाँचकर फिर कोशिश करें।';
export const menuNotLoaded = 'मेन्यू लोड नहीं हो पाया। अपना कनेक्शन जाँचकर फिर कोशिश करें।';
export const slotsNotLoaded = 'स्लॉट लोड नहीं हो पाए। अपना कनेक्शन जाँचकर फिर कोशिश करें।';
export const calendarNotLoaded = 'कैलेंडर लोड नहीं हो पाया। अपना कनेक्शन जाँचकर फिर कोशिश करें।';

export const pageNotLoaded = 'यह पेज लोड नहीं हो पाया।';
export const pageNotShown = 'यह पेज दिखाया नहीं जा सका।';

export const serviceMissing = 'इस सेवा की कोई जानकारी नहीं मिली।';
export const back = 'वापस';
export const bookNow = 'अभी बुक करें';
export const selectSlot = 'स्लॉट चुनें';
export const selectSlots = 'स्लॉट चुनें';
export const slotsLoading = 'स्लॉट लोड हो रहे हैं...';
export const slotsEmpty = 'चुनी हुई तारीख़ के लिए कोई स्लॉट खाली नहीं है।';
export const slotsFailed = 'स्लॉट लोड नहीं हो पाए।';
export const confirmBooking = 'बुकिंग पक्की करें';
export const noSlotSelected = 'पहले एक स्लॉट चुनें!';
export const notAuthorized = 'आपको इसकी अनुमति नहीं है।';
export const bookingFailedToast = 'बुकिंग नहीं हो पाई।';
export const bookingRefused = (error: string) => `गड़बड़ी: ${error}`;
export const bookingConfirmed = (time: string) => `बुकिंग पक्की हो गई: ${time}`;
export const bookingSuccessful = 'बुकिंग हो गई';
export const bookingFailedAlert = 'बुकिंग नहीं हो पाई';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const calendarFileFailed = 'कैलेंडर की फ़ाइल नहीं बन पाई।';
export const done = 'हो गया';
export const resourceFailed = 'सुविधा की जानकारी लोड नहीं हो पाई';
export const noOrganisations = 'आप अभी किसी संस्था में नहीं हैं';
export const noOrganisationsHint = 'किसी संस्था से जुड़ने पर वह यहाँ दिखेगी।';

export const openCalendar = 'कैलेंडर खोलें';
export const nextDays = 'अगले 7 दिन';
export const addItem = {
  appointment: 'अपॉइंटमेंट जोड़ें',
  event: 'कार्यक्रम जोड़ें',
  task: 'काम जोड़ें',
} as const;
export const editItem = {
  appointment: 'अपॉइंटमेंट बदलें',
  event: 'कार्यक्रम बदलें',
  task: 'काम बदलें',
} as const;
export const titleMissing = 'कोई नाम लिखें।';
export const dayMissing = 'दिन चुनें।';
export const timeMissing = 'समय चुनें।';
export const statusMissing = 'लिखें कि यह किस स्थिति में है।';
export const providerMissing = 'लिखें कि यह किसके साथ है।';
export const inviteesMissing = 'लिखें कि किसे बुलाया गया है।';
export const entryNotChanged = (title: string) => `“${title}” को बदला नहीं जा सका।`;
export const entryDeleted = (title: string) => `“${title}” हटा दिया गया।`;
export const undo = 'वापस लाएँ';
export const entryRestored = (title: string) => `“${title}” फिर से आपके कैलेंडर में है।`;
export const entryNotDeleted = (title: string) => `“${title}” को हटाया नहीं जा सका।`;
export const entryNotRestored = (title: string) => `“${title}” को फिर से जोड़ा नहीं जा सका।`;
export const dayOutOfRange = '1900 से 2200 के बीच का कोई दिन चुनें।';

export const hostHeading = 'कुछ नया आयोजित करें';
export const showMyEvents = 'मेरे कार्यक्रम दिखाएँ';
export const createEvent = 'कार्यक्रम बनाएँ';
export const createEventBusy = 'बनाया जा रहा है...';
export const questionTypes = {
  text: 'छोटा जवाब',
  number: 'संख्या में जवाब',
  boolean: 'हाँ या नहीं',
} as const;
export const invalidNumber = (number: string) => `यह नंबर सही नहीं है: ${number}`;
export const repeatedNumber = (number: string) => `यह नंबर पहले से जुड़ा है: ${number}`;
export const checkNumbers = 'नंबर जाँचें';
export const tooManyInvitees = (most: number) =>
  `एक कार्यक्रम में ज़्यादा से ज़्यादा ${most} लोगों को बुलाया जा सकता है।`;
export const numberNotAdded = 'यह नंबर जोड़ें या फ़ील्ड खाली कर दें।';
export const questionNotAdded = 'यह सवाल जोड़ें या फ़ील्ड खाली कर दें।';
export const eventNameMissing = 'कार्यक्रम का नाम लिखें।';
export const venueMissing = 'लिखें कि यह कहाँ है।';
export const descriptionMissing = 'लिखें कि इसमें क्या होगा।';
export const deadlineMissing = 'जवाब देने का आख़िरी दिन चुनें।';
export const notADay = 'ऐसी कोई तारीख़ नहीं होती।';
export const notATime = 'ऐसा कोई समय नहीं होता।';
export const dayOver = 'यह दिन बीत चुका है। आज का या बाद का दिन चुनें।';
export const eventTimeOver = 'यह समय निकल चुका है। बाद का समय चुनें।';
export const deadlineAfterEvent = 'जवाब देने की आख़िरी तारीख़ कार्यक्रम के बाद नहीं हो सकती।';
export const eventCreated = 'बन गया!';
export const eventCreatedMessage = 'कार्यक्रम बन गया!';
export const eventNotCreated = 'गड़बड़ी';
export const eventNotCreatedMessage = 'कार्यक्रम नहीं बन पाया';
export const contactsFailed = 'आपके संपर्क नहीं खुल पाए।';

export const eventList = 'आपके बनाए कार्यक्रम';
export const eventsLoading = 'आपके कार्यक्रम लोड हो रहे हैं...';
export const eventsEmpty = 'अभी कोई कार्यक्रम नहीं है।';
export const completed = 'हो चुका';
export const active = 'आने वाला';
export const sessionExpired = 'आपका सेशन ख़त्म हो गया। कृपया फिर से लॉग इन करें।';
export const eventsFailed = 'कार्यक्रम लोड नहीं हो पाए';
export const notLoggedIn = 'आपने लॉग इन नहीं किया है।';
export const eventMissing = 'कार्यक्रम नहीं मिला';
export const changedSinceAnswer = 'आपके जवाब के बाद बदला गया';
export const changedMeanwhile = 'यह पेज खुला था, तभी समय बदल दिया गया।';
export const beforeTheChange = (pill: string) => `बदलाव से पहले: ${pill}`;
export const answerAgain = 'आपके जवाब के बाद समय बदल गया है। कृपया फिर से जवाब दें।';
export const notAnsweredSince = 'बदलाव के बाद जवाब नहीं दिया';
export const formerGuest = 'पूर्व मेहमान';
export const exportGuests = 'CSV में सेव करें';
export const guestsExported = 'मेहमानों की सूची एक फ़ाइल में सेव हो गई।';
export const guestsNotExported = 'मेहमानों की सूची फ़ाइल में सेव नहीं हो पाई।';
export const cancelled = 'रद्द';
export const editEvent = 'कार्यक्रम बदलें';
export const addGuests = 'मेहमान जोड़ें';
export const saveChanges = 'बदलाव सेव करें';
export const saveChangesBusy = 'सेव हो रहा है...';
export const discardChanges = 'बदलाव छोड़ दें';
export const eventUpdated = 'कार्यक्रम अपडेट हो गया।';
export const eventNotUpdated = 'बदलाव सेव नहीं हो पाए। अपना कनेक्शन जाँचकर फिर कोशिश करें।';
export const eventChangedMeanwhile =
  'इस बीच कार्यक्रम बदल दिया गया। सेव करने पर यहाँ लिखी बातें बदल जाएँगी।';
export const questionMissing = 'यह सवाल लिखें या इसे हटा दें।';
export const eventIsCancelled = 'यह कार्यक्रम रद्द हो चुका है।';
export const cancelEvent = 'कार्यक्रम रद्द करें';
export const cancelEventQuestion = 'यह कार्यक्रम रद्द करें?';
export const cancelEventBusy = 'रद्द किया जा रहा है...';
export const keepEvent = 'कार्यक्रम रहने दें';
export const eventCancelled = 'कार्यक्रम रद्द हो गया।';
export const eventNotCancelled = 'कार्यक्रम रद्द नहीं हो पाया। अपना कनेक्शन जाँचकर फिर कोशिश करें।';
export const dialogNotLoaded = 'यह विंडो लोड नहीं हो पाई। अपना कनेक्शन जाँचकर फिर कोशिश करें।';
export const questionNotLoaded = 'सवाल लोड नहीं हो पाया। अपना कनेक्शन जाँचकर फिर कोशिश करें।';
export const linkCopied = 'लिंक कॉपी हो गया।';
export const shareFailed = 'लिंक शेयर नहीं हो पाया।';

export const invitationsLoading = 'कार्यक्रम लोड हो रहे हैं...';
export const invitedBy = (host: string) => `${host} ने बुलाया है`;
export const invitationsEmpty = 'आपके लिए कोई निमंत्रण नहीं मिला।';
export const organisationInvitations = 'संस्थाओं के निमंत्रण';
export const expired = {
  event: 'इस कार्यक्रम के निमंत्रण का जवाब देने का समय निकल चुका है।',
  organisation: 'इस संस्था के निमंत्रण का जवाब देने का समय निकल चुका है।',
} as const;
export const invitationsFailed = 'कार्यक्रम या निमंत्रण लोड नहीं हो पाए। कृपया फिर कोशिश करें।';
export const incomplete = 'अधूरा';
export const attendanceMissing = {
  event: 'कृपया बताएँ कि आप आ पाएँगे या नहीं।',
  organisation: 'कृपया बताएँ कि आप आएँगे या नहीं।',
} as const;
export const rsvpExpired = 'जवाब देने का समय निकल गया';
export const submitRsvp = 'जवाब भेजें';
export const changeResponse = 'जवाब बदलें';
export const rsvpFailed = 'जवाब नहीं भेजा जा सका। कृपया फिर कोशिश करें।';
export const submissionFailed = 'जवाब नहीं भेजा जा सका';
export const submissionFailedMessage = 'आपका जवाब भेजते समय कुछ गड़बड़ हो गई।';
export const notANumber = 'कृपया जवाब में एक संख्या लिखें।';

export const offline = 'आप ऑफ़लाइन हैं';

export const continueWhereYouLeftOff = 'जहाँ छोड़ा था वहीं से जारी रखें';
export const tryAgain = 'फिर कोशिश करें';

export const showMore = 'और दिखाएँ';
export const moreLoading = 'और लोड हो रहा है...';
export const moreFailed = 'बाकी सूची नहीं आ पाई।';
export const moreShown = (count: number) => `${count} और दिखाए गए।`;
export const noMore = 'और कुछ नहीं है।';
