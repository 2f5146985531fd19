import type { MouseEventHandler, ReactNode } from 'react';
import { Link as RouteLink } from 'wouter';
import type { ButtonLook } from './button.tsx';
import './button.css';
import './link.css';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** `text` is part of a sentence, `plain` has no style, the others look like buttons. */
  variant?: 'text' | 'plain' | ButtonLook;
  size?: 'small' | 'regular' | 'large';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  'aria-label'?: string;
}

/** A link to another page of this app. */
export function Link({ variant = 'text', size = 'regular', children, ...props }: LinkProps) {
  const isButton = variant !== 'text' && variant !== 'plain';
  return (
    <RouteLink
      {...props}
      className={isButton ? 'button' : 'link'}
      data-variant={variant}
      data-size={size}
    >
      {children}
    </RouteLink>
  );
}
