import { brand } from '../../domain/brand.ts';
import { Mark, type MarkProps } from './mark.tsx';
import './wordmark.css';

/** The brand's logo and name, in the size of the surrounding text. */
export function Wordmark(props: MarkProps) {
  return (
    <span className="wordmark">
      <Mark {...props} />
      {brand}
    </span>
  );
}
