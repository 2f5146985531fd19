export const moving = 'समय बदल रहा है...';
export const moveTo = (times: string, day: string) => `नया समय: ${day}, ${times}`;
export const now = (when: string) => `अभी: ${when}`;
