export const needsScript =
  'साइन इन, बुकिंग और कार्यक्रम बनाने के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।';
