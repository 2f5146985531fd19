export const question = 'ఈ బుకింగ్ రద్దు చేయాలా?';
export const cancelling = 'రద్దు అవుతోంది...';
