import type { ReactNode } from 'react';
import { brand } from '../../domain/brand.ts';
import { Link } from '../ui/link.tsx';
import { Page } from './page.tsx';
import { PageList } from './page-list.tsx';
import type { PublicPath } from './public-paths.ts';

interface Content {
  title: string;
  lead: string;
  body: ReactNode;
}

/** The footer's pages but `/categories`, by address; they state only facts about the product. */
const contents = {
  '/about-us': {
    title: 'About us',
    lead: `${brand} gives people their time back: services near you, a calendar, events and bookings in one place.`,
    body: (
      <>
        <p>
          A day is full of small errands: finding a doctor who is free, asking who is coming on
          Sunday, booking the badminton court. Each is quick by itself. Together they eat the
          evening.
        </p>
        <h2>What we care about</h2>
        <PageList
          items={[
            'One thing at a time. Every screen asks for one decision and says what comes next.',
            'Your number is your key. No password to forget; a code confirms that it is you.',
            'Nothing typed is lost. If a call fails or a session ends, your words are still there.',
          ]}
        />
      </>
    ),
  },
  '/terms-and-conditions': {
    title: 'Terms and conditions',
    lead: `What using ${brand} means, in plain words.`,
    body: (
      <>
        <p className="page-note">
          This is a plain summary of how the product works. It is not a contract and has not been
          reviewed by a lawyer; the operator of this site has to publish the binding terms here.
        </p>
        <PageList
          items={[
            'An account belongs to the person whose mobile number it carries, and is confirmed by a one-time code.',
            'A booking is an agreement between you and the partner or organisation that offers the slot.',
            'Invite people you know. They see your event, its details and your questions.',
            'Answers to an invitation can be changed until its deadline, not after.',
          ]}
        />
      </>
    ),
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    lead: 'What the app keeps about you, where, and why.',
    body: (
      <>
        <p className="page-note">
          This describes what the software does. It has not been reviewed by a lawyer; the operator
          of this site has to publish its binding privacy policy here.
        </p>
        <PageList
          items={[
            'Your mobile number signs you in. Your name and date of birth are asked once, at registration.',
            'The last six digits of your Aadhaar are kept to check that an account is yours, only in a keyed, scrambled form that cannot be read back.',
            'Your place is rounded to about a kilometre before it leaves your device, and only used to name your city.',
            'This device keeps your session and unfinished drafts, so that a reload loses nothing. Signing out clears the session.',
            'Notifications are sent only if you allow them, and you can withdraw that in your browser.',
          ]}
        />
      </>
    ),
  },
  '/tw-impacts': {
    title: 'TW Impacts',
    lead: 'The difference we want to make, and how we would measure it.',
    body: (
      <>
        <p>
          Time is the one thing that cannot be bought back, and waiting takes most from those who
          have least of it to give. So we ask of every change whether it saves somebody a trip, a
          phone call or a queue.
        </p>
        <PageList
          items={[
            'Fewer wasted trips: free slots are shown before anyone sets out.',
            'Work close to home: partners are found by people in their own city.',
            'Shared things, used well: rooms and courts are booked by the hour, not left empty.',
          ]}
        />
        <p>We will publish figures here once there are some that we can stand behind.</p>
      </>
    ),
  },
  '/careers': {
    title: 'Careers',
    lead: 'We like people who finish what they start, and make it simple for the next one.',
    body: (
      <>
        <p>
          There are no open positions listed at the moment. When there are, they will stand here
          with the work, the place and the pay.
        </p>
        <p>
          Until then, the best way to know us is to use what we make:{' '}
          <Link href="/categories">look at what is on offer</Link>.
        </p>
      </>
    ),
  },
  '/reviews': {
    title: 'Reviews',
    lead: 'What people say about the services they booked.',
    body: (
      <>
        <p>
          No reviews have been published yet. When they are, each will come from someone who made a
          booking here, and none will be bought or written by us.
        </p>
        <p>
          Meanwhile every service shows its price, its length and what the partner does before you
          book. <Link href="/categories">See the categories</Link>.
        </p>
      </>
    ),
  },
  '/blog': {
    title: 'Blog',
    lead: 'Notes on time, and on how to keep some of it.',
    body: (
      <>
        <h2>Three small habits that give an evening back</h2>
        <PageList
          items={[
            'Set the deadline of an invitation a week ahead. People answer when there is a day to answer by.',
            'Ask one more question in the invitation, such as how many will come, and save ten phone calls.',
            'Book the next appointment before you leave the last one.',
          ]}
        />
      </>
    ),
  },
  '/contact': {
    title: 'Contact',
    lead: 'How to get help, and with whom.',
    body: (
      <>
        <h2>About a booking</h2>
        <p>The partner who offers the service knows its details best; ask when you arrive.</p>
        <h2>About signing in</h2>
        <p>
          If a code does not come, check the number, wait half a minute and press ‘Resend code’. You
          can change the number at any step.
        </p>
        <h2>About this site</h2>
        <p>
          The operator of this site has not published a postal or e-mail address yet. It belongs
          here.
        </p>
      </>
    ),
  },
  '/partners': {
    title: 'For partners',
    lead: 'Be found by people near you who need what you do, at an hour that suits you both.',
    body: (
      <>
        <PageList
          items={[
            'Doctors, cleaners, teachers, trainers, guards and coaches: six categories so far.',
            'You set the price, the length, the days you keep free and how far ahead people may book.',
            'One person at a time, or a group with a smallest and a largest size.',
          ]}
        />
        <p>
          <Link href="/services-for-partners">What partners get</Link>
        </p>
      </>
    ),
  },
  '/services-for-partners': {
    title: 'Services for partners',
    lead: 'What the product does for those who offer a service.',
    body: (
      <>
        <PageList
          items={[
            'A page of your own with pictures, description, price and where you work.',
            'A calendar that offers only hours in which you are free.',
            'No double bookings: one slot goes to one person, even if two press at once.',
            'Gaps between bookings, kept for you.',
          ]}
        />
        <p className="page-note">Partner accounts are not open on this site yet.</p>
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
