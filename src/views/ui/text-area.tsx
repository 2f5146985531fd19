import { Field, type FieldProps } from './field.tsx';
import './text-area.css';

/** Several lines of text; grows with its content in browsers that support it. */
export function TextArea(props: FieldProps) {
  return <Field {...props}>{(box) => <textarea {...box} dir="auto" rows={4} />}</Field>;
}
