import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { texts } from '../../domain/texts.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import './header.css';

export interface HeaderProps {
  /** 'city - pincode'. */
  location: string;
  /** Where the brand leads: the dashboard for those who are signed in. */
  homeHref: '/home' | '/dashboard';
  /** Signed in: the menu button. Signed out: absent. */
  menu?: ReactNode;
  onLogin: () => void;
  /** A pointer or the focus is on Login: it will probably be pressed. */
  onLoginIntent: () => void;
}

/** The bar on top of every page; the page's `main` has the id `main`. */
export function Header({ location, homeHref, menu, onLogin, onLoginIntent }: HeaderProps) {
  return (
    <header className="header">
      <a className="header-skip" href="#main">
        Skip to content
      </a>
      <div className="header-row">
        <div className="header-brand">
          <Link href={homeHref} variant="plain">
            <Wordmark />
          </Link>
          <p className="header-place">
            <MapPin />
            <span>{location}</span>
          </p>
        </div>
        {menu ?? (
          <Button variant="secondary" onPress={onLogin} onIntent={onLoginIntent}>
            {texts.login}
          </Button>
        )}
      </div>
    </header>
  );
}
