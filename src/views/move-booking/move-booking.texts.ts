export const moving = 'Moving...';
export const moveTo = (times: string, day: string) => `Move to ${times} on ${day}`;
export const now = (when: string) => `Now: ${when}`;
