export const messageLabel = 'అతిథులకు ఒక మాట (తప్పనిసరి కాదు)';
export const messageHint = 'ఆహ్వానం స్థానంలో వారికి ఇదే కనిపిస్తుంది.';
export const lastWord = 'రద్దు చేసిన కార్యక్రమాన్ని మళ్లీ మొదలుపెట్టలేరు.';
