export const connection = 'कनेक्शन';
