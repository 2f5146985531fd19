/** The items of the menu in the header, in their order. */
export const menuItems = ['Calendar', 'Logout', 'Account', 'Log out everywhere'] as const;

/** The items while push messages can be turned on there. */
export function menuItemsWith(turnOn: string): string[] {
  return menuItems.flatMap((item) => (item === 'Logout' ? [item, turnOn] : [item]));
}
