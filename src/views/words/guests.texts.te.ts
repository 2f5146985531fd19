export const invited = (what: string) => `మీకు ఆహ్వానం: ${what}. దయచేసి ఇక్కడ జవాబు ఇవ్వండి:`;
export const cancelled = (what: string) => `కార్యక్రమం రద్దయింది: ${what}.`;
export const moreHere = 'మరిన్ని వివరాలు ఇక్కడ ఉన్నాయి:';
