export const title = 'होम';
export const heading = 'बुक करें, बुलाएँ, योजना बनाएँ, और समय भी बचाएँ।';
export const lead =
  'अपने आसपास डॉक्टर, क्लीनर या कोच ढूँढें। लोगों को उनके नंबर से बुलाएँ। सब कुछ एक सुकून भरे कैलेंडर में देखें।';
export const openDashboard = 'अपना डैशबोर्ड खोलें';
export const getStarted = 'शुरू करें';
export const signInNeeds =
  'साइन इन आपके फ़ोन नंबर से होता है। नए खाते के लिए आपका नाम, जन्मतिथि और आधार के आख़िरी छह अंक भी लगते हैं।';
export const whatYouCanDo = 'आप क्या कर सकते हैं';
export const organisations = 'मेरी संस्थाएँ';
export const organisationsText = 'आप जिन जगहों से जुड़े हैं, उनके कमरे, कोर्ट और लोग, बुक करने के लिए तैयार।';
export const appointments = 'अपॉइंटमेंट सँभालें';
export const appointmentsText = 'निमंत्रणों का जवाब दें और हर अपॉइंटमेंट पर नज़र रखें।';
export const events = 'अपने कार्यक्रम बनाएँ';
export const eventsText = 'दिन तय करें, अपने सवाल पूछें, और मेहमानों को फ़ोन से जवाब देने दें।';
