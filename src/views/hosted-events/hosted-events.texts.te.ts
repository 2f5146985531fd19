export const emptyText = 'మీరు మొదటి కార్యక్రమం ఏర్పాటు చేయగానే ఇక్కడ కనిపిస్తుంది, ఎవరు వస్తున్నారో కూడా.';
export const hostFirst = 'మొదటి కార్యక్రమం ఏర్పాటు చేయండి';
export const notArrived = 'మీ కార్యక్రమాలు లోడ్ కాలేదు.';
