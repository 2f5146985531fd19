export const isYours = (number: string) => ['', number, ' మీదే.'] as const;
export const creatingAccount = 'మీ ఖాతా తెరుస్తున్నాం';
export const signingIn = 'మీరు సైన్ ఇన్ అవుతున్నారు';
