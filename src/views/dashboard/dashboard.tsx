import type { ReactNode } from 'react';
import type { Category } from '../../domain/categories.ts';
import { ExploreServices } from '../explore/explore-services.tsx';
import { FeatureCard } from '../home/feature-card.tsx';
import {
  AppointmentsPicture,
  EventsPicture,
  OrganisationPicture,
} from '../home/feature-pictures.tsx';
import { Main } from '../layout/main.tsx';
import { ResumeCard, type ResumeCardProps } from './resume-card.tsx';
import './dashboard.css';

export interface DashboardProps {
  /** By the time of day: 'Good morning'. */
  greeting: string;
  /** The day in words, under the greeting. */
  today: string;
  /** What the day holds. */
  agenda: ReactNode;
  /** What was broken off by a session that ended. */
  resume?: ResumeCardProps | undefined;
  onChooseCategory: (category: Category) => void;
  onCategoryIntent?: () => void;
}

/** Where those who are signed in begin. */
export function Dashboard({
  greeting,
  today,
  agenda,
  resume,
  onChooseCategory,
  onCategoryIntent,
}: DashboardProps) {
  return (
    <Main title="Dashboard" className="dashboard">
      <header className="dashboard-greeting">
        <h1>{greeting}</h1>
        <p>{today}</p>
      </header>
      {agenda}
      {resume && <ResumeCard {...resume} />}
      <section aria-label="Your places">
        <ul className="feature-row">
          <li>
            <FeatureCard
              href="/my-organisation"
              title="My Organisation"
              text="Find and book what your organisation shares."
              picture={<OrganisationPicture />}
              tone="teal"
            />
          </li>
          <li>
            <FeatureCard
              href="/my-appointments"
              title="My Appointments"
              text="Invitations that wait for you, and your calendar."
              picture={<AppointmentsPicture />}
              tone="marigold"
            />
          </li>
          <li>
            <FeatureCard
              href="/create-events"
              title="My Events"
              text="Host something, and see who is coming."
              picture={<EventsPicture />}
              tone="dusk"
            />
          </li>
        </ul>
      </section>
      <ExploreServices
        onChoose={onChooseCategory}
        {...(onCategoryIntent ? { onIntent: onCategoryIntent } : {})}
      />
    </Main>
  );
}
