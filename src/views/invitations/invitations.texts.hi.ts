export const title = 'मेरे अपॉइंटमेंट';
export const lead = 'आपका कैलेंडर, आपकी बुकिंग और वे निमंत्रण जिनका जवाब देना बाकी है।';
export const eventInvitations = 'कार्यक्रमों के निमंत्रण';
export const notArrived = 'आपके निमंत्रण लोड नहीं हो पाए।';
export const emptyText = 'आपके मोबाइल नंबर पर कोई निमंत्रण आएगा तो यहाँ दिखेगा, और आप यहीं जवाब दे पाएँगे।';
export const hostYourself = 'अपना कार्यक्रम बनाएँ';
