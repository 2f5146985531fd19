import type { IconNode } from 'lucide';
import { createElement } from 'react';

export interface IconProps {
  /** The drawing. */
  of: IconNode;
  className?: string;
}

/**
 * An icon beside words that say the same: screen readers skip it. Lucide's own components for React
 * weigh more than all icons of the first page.
 */
export function Icon({ of, className }: IconProps) {
  const shapes = of.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', { ...look, className }, ...shapes);
}

const look = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;
