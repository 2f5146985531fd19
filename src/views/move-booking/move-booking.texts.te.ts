export const moving = 'సమయం మారుతోంది...';
export const moveTo = (times: string, day: string) => `కొత్త సమయం: ${day}, ${times}`;
export const now = (when: string) => `ప్రస్తుతం: ${when}`;
