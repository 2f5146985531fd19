import type { MouseEventHandler, ReactNode } from 'react';
import { Link as RouteLink } from 'wouter';
import type { ButtonLook } from './button.tsx';
import './button.css';
import './link.css';

/**
 * `text` is part of a sentence, `alone` such a text by itself, `title` names a thing, `plain` has no style,
 * the others look like buttons.
 */
export type LinkLook = 'text' | 'alone' | 'title' | 'plain' | ButtonLook;

export interface LinkProps {
  href: string;
  children: ReactNode;
  variant?: LinkLook;
  size?: 'small' | 'regular' | 'large';
  /** Handed to the page as navigation state. */
  state?: object;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  'aria-current'?: 'page' | boolean | undefined;
}

/** A link to another page of this app. */
export function Link({ variant = 'text', size = 'regular', children, ...props }: LinkProps) {
  return (
    <RouteLink {...props} className={linkClass(variant)} data-variant={variant} data-size={size}>
      {children}
    </RouteLink>
  );
}

/** The class of a link that looks like this. */
export function linkClass(look: LinkLook): string {
  return ['text', 'alone', 'title', 'plain'].includes(look) ? 'link' : 'button';
}
