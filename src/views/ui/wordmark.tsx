import { brand } from '../../domain/brand.ts';
import { Mark, type MarkProps } from './mark.tsx';
import './wordmark.css';

/** The brand's name behind its sign; as large as the text it stands in. */
export function Wordmark(props: MarkProps) {
  return (
    <span className="wordmark">
      <Mark {...props} />
      {brand}
    </span>
  );
}
