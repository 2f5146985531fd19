import { Field, type FieldProps } from './field.tsx';
import './date-field.css';

export interface DateFieldProps extends FieldProps {
  type?: 'date' | 'time';
  /** `YYYY-MM-DD` or `HH:MM`. */
  min?: string;
  max?: string;
}

/** A day or a time by the platform's own picker, which a phone's user knows. */
export function DateField({ type = 'date', min, max, ...props }: DateFieldProps) {
  return <Field {...props}>{(box) => <input {...box} type={type} min={min} max={max} />}</Field>;
}
