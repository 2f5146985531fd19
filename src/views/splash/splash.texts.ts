export const welcome = 'Welcome';
