import { brand } from '../../domain/brand.ts';
import { texts } from '../../domain/texts.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import * as said from './layout.texts.ts';
import './footer.css';

const columns = [
  {
    title: said.product,
    links: [
      { href: '/categories', text: said.categories },
      { href: '/reviews', text: said.reviews },
      { href: '/blog', text: said.blog },
    ],
  },
  {
    title: said.forPartners,
    links: [
      { href: '/partners', text: said.becomePartner },
      { href: '/services-for-partners', text: said.servicesForPartners },
    ],
  },
  {
    title: said.forCustomers,
    links: [
      { href: '/contact', text: said.contact },
      { href: '/terms-and-conditions', text: said.terms },
      { href: '/privacy-policy', text: said.privacyPolicy },
    ],
  },
  {
    title: said.company,
    links: [
      { href: '/about-us', text: said.aboutUs },
      { href: '/tw-impacts', text: said.impacts },
      { href: '/careers', text: said.careers },
    ],
  },
];

const playStore = import.meta.env.VITE_PLAY_STORE_URL || 'https://play.google.com/store/apps';
const appStore = import.meta.env.VITE_APP_STORE_URL || 'https://apps.apple.com/';

/** The footer of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-brand">
          <Wordmark />
          <p>{texts.tagline}</p>
          <ul className="footer-stores">
            <li>
              <ExternalLink href={playStore} variant="plain">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path fill="currentColor" d="M5 3.300v17.400L20 12z" />
                </svg>
                Google Play
              </ExternalLink>
            </li>
            <li>
              <ExternalLink href={appStore} variant="plain">
                <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
                  <rect
                    x="6.5"
                    y="2.5"
                    width="11"
                    height="19"
                    rx="2.5"
                    stroke="currentColor"
                    strokeWidth="1.8"
                  />
                  <path
                    d="M11 18.500h2"
                    stroke="currentColor"
                    strokeWidth="1.8"
                    strokeLinecap="round"
                  />
                </svg>
                App Store
              </ExternalLink>
            </li>
          </ul>
        </div>
        <nav className="footer-columns" aria-label={said.footer}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <Link href={href} variant="plain">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {/* The HTML may be of the last year. */}
        <p className="footer-end" suppressHydrationWarning>
          © {new Date().getFullYear()} {brand}
        </p>
      </div>
    </footer>
  );
}
