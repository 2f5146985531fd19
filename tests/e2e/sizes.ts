/** A phone's screen, in CSS pixels. */
export const phone = { width: 390, height: 844 };

/** A small desktop's window, in CSS pixels. */
export const desktop = { width: 1280, height: 860 };
