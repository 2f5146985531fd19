export const who = 'किसे बुलाना है';
export const whoLead = 'मेहमानों को उनके मोबाइल नंबर से बुलाया जाता है। अभी कोई नंबर न जोड़ें तो भी चलेगा।';
export const severalHint = 'एक साथ कई नंबर: बीच में कॉमा लगाएँ या सूची पेस्ट करें।';
export const add = 'जोड़ें';
export const pickContacts = 'संपर्कों से चुनें';
export const invited = 'बुलाए गए';
export const countOfMost = (count: number, most: number) => `${most} में से ${count}`;
export const nobodyYet = 'अभी किसी को नहीं बुलाया गया है।';
