/** The facts by which React Aria announces an option of a combo box that the focus comes to. */
export interface Focused {
  isGroupChange: boolean;
  groupTitle: string;
  groupCount: number;
  optionText: string;
  isSelected: boolean;
}
