import { PressArea, type PressAreaProps } from './press-area.tsx';
import './icon-button.css';

export interface IconButtonProps extends Omit<PressAreaProps, 'className' | 'aria-label'> {
  /** Its name, since a drawing has none. */
  label: string;
}

/** A round button that shows only an icon. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return <PressArea {...props} aria-label={label} className="icon-button" />;
}
