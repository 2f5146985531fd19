export const skip = 'Skip to content';
export const menu = 'Menu';
export const calendar = 'Calendar';
export const logout = 'Logout';
