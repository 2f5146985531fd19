import type { ReactNode } from 'react';
import { brand } from '../../domain/brand.ts';
import * as names from '../layout/layout.texts.ts';
import { Link } from '../ui/link.tsx';
import { Page } from './page.tsx';
import { PageList } from './page-list.tsx';
import * as said from './pages.texts.ts';
import type { PublicPath } from './public-paths.ts';

interface Content {
  title: string;
  lead: string;
  body: ReactNode;
}

/** The footer's pages but `/categories`, by address; they state only facts about the product. */
const contents = {
  '/about-us': {
    title: names.aboutUs,
    lead: said.aboutLead(brand),
    body: (
      <>
        <p>{said.aboutDay}</p>
        <h2>{said.aboutCares}</h2>
        <PageList items={said.aboutList} />
      </>
    ),
  },
  '/terms-and-conditions': {
    title: said.termsTitle,
    lead: said.termsLead(brand),
    body: (
      <>
        <p className="page-note">{said.termsNote}</p>
        <PageList items={said.termsList} />
      </>
    ),
  },
  '/privacy-policy': {
    title: names.privacyPolicy,
    lead: said.privacyLead,
    body: (
      <>
        <p className="page-note">{said.privacyNote}</p>
        <PageList
          items={[
            ...said.privacyList,
            import.meta.env.VITE_TELEMETRY_URL ? said.privacyReports : said.privacyNoReports,
          ]}
        />
      </>
    ),
  },
  '/tw-impacts': {
    title: names.impacts,
    lead: said.impactsLead,
    body: (
      <>
        <p>{said.impactsTime}</p>
        <PageList items={said.impactsList} />
        <p>{said.impactsFigures}</p>
      </>
    ),
  },
  '/careers': {
    title: names.careers,
    lead: said.careersLead,
    body: (
      <>
        <p>{said.careersNone}</p>
        <ToCategories sentence={said.careersMeanwhile} />
      </>
    ),
  },
  '/reviews': {
    title: names.reviews,
    lead: said.reviewsLead,
    body: (
      <>
        <p>{said.reviewsNone}</p>
        <ToCategories sentence={said.reviewsMeanwhile} />
      </>
    ),
  },
  '/blog': {
    title: names.blog,
    lead: said.blogLead,
    body: (
      <>
        <h2>{said.blogHabits}</h2>
        <PageList items={said.blogList} />
      </>
    ),
  },
  '/contact': {
    title: names.contact,
    lead: said.contactLead,
    body: (
      <>
        <h2>{said.contactBooking}</h2>
        <p>{said.contactBookingText}</p>
        <h2>{said.contactSignIn}</h2>
        <p>{said.contactSignInText}</p>
        <h2>{said.contactSite}</h2>
        <p>{said.contactSiteText}</p>
      </>
    ),
  },
  '/partners': {
    title: names.forPartners,
    lead: said.partnersLead,
    body: (
      <>
        <PageList items={said.partnersList} />
        <p>
          <Link href="/services-for-partners">{said.partnersMore}</Link>
        </p>
      </>
    ),
  },
  '/services-for-partners': {
    title: names.servicesForPartners,
    lead: said.partnerServicesLead,
    body: (
      <>
        <PageList items={said.partnerServicesList} />
        <p className="page-note">{said.partnerServicesNote}</p>
      </>
    ),
  },
} as const satisfies Record<Exclude<PublicPath, '/categories'>, Content>;

export interface FooterPageProps {
  path: keyof typeof contents;
}

/** The page of an address in the footer. */
export function FooterPage({ path }: FooterPageProps) {
  const { title, lead, body } = contents[path];
  return (
    <Page title={title} lead={lead}>
      {body}
    </Page>
  );
}

/** A sentence in three pieces, whose second links to the categories. */
function ToCategories({ sentence }: { sentence: readonly [string, string, string] }) {
  const [before, link, after] = sentence;
  return (
    <p>
      {before}
      <Link href="/categories">{link}</Link>
      {after}
    </p>
  );
}
