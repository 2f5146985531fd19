export const messageLabel = 'मेहमानों के लिए एक संदेश (ज़रूरी नहीं)';
export const messageHint = 'निमंत्रण की जगह उन्हें यही दिखेगा।';
export const lastWord = 'रद्द किया हुआ कार्यक्रम फिर से चालू नहीं किया जा सकता।';
