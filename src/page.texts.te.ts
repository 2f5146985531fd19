export const needsScript = 'సైన్ ఇన్, బుకింగ్, కార్యక్రమం ఏర్పాటుకు JavaScript కావాలి. అది ఈ బ్రౌజర్‌లో ఆఫ్‌లో ఉంది.';
