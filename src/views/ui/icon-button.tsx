import { PressArea, type PressAreaProps } from './press-area.tsx';
import './icon-button.css';

export interface IconButtonProps extends Omit<PressAreaProps, 'className' | 'aria-label'> {
  /** The button's name for screen readers. */
  label: string;
}

/** A round button that shows only an icon, or with `data-letters` two letters. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return <PressArea {...props} aria-label={label} className="icon-button" />;
}
