export const suggestionsFor = (label: string) => `${label} के लिए सुझाव`;
