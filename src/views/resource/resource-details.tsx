import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { ReactNode } from 'react';
import type { Resource } from '../../domain/organisation.ts';
import { heading } from '../booking/booking.texts.ts';
import { Main } from '../layout/main.tsx';
import { SubjectName, SubjectText } from '../layout/subject.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { organisation } from '../words/words.texts.ts';
import * as texts from './resource.texts.ts';
import { ResourcePicture } from './resource-picture.tsx';
import '../booking/bookable.css';
import './resource-details.css';

export interface ResourceDetailsProps {
  resource: Resource;
  /** The bar with the button that opens its slots. */
  children: ReactNode;
}

/** A resource's page: name, description, location and capacity. */
export function ResourceDetails({ resource, children }: ResourceDetailsProps) {
  const { name, description, location, capacity, kind } = resource;
  const people = typeof capacity === 'number' ? texts.people(capacity) : null;
  return (
    <Main title={name} className="bookable">
      <div className="bookable-head">
        <Link href="/my-organisation" variant="quiet">
          <Icon of={ChevronLeft} />
          {organisation}
        </Link>
        <ResourcePicture kind={kind ?? 'room'} />
      </div>
      <div className="bookable-words">
        <SubjectName name={name} />
        <SubjectText text={description} />
      </div>
      <aside className="bookable-card" aria-label={heading}>
        <FactList
          facts={[
            { icon: MapPin, name: texts.location, value: location },
            { icon: Users, name: texts.capacity, value: people },
          ]}
        />
        {children}
      </aside>
    </Main>
  );
}
