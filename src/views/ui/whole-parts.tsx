import { Fragment } from 'react';
import './whole-parts.css';

/** A text in parts, each of which stands on one line where it fits. */
export function WholeParts({ of: parts }: { of: readonly string[] }) {
  return parts.map((part, place) => (
    <Fragment key={part}>
      {place > 0 && ' '}
      <span className="whole-part">{part}</span>
    </Fragment>
  ));
}
