import Building2 from 'lucide-react/icons/building-2';
import type { Organisation } from '../../domain/organisation.ts';
import { texts } from '../../domain/texts.ts';
import { OwnPage } from '../layout/own-page.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Link } from '../ui/link.tsx';
import { ResourceTree } from './resource-tree.tsx';
import { TreeSkeleton } from './tree-skeleton.tsx';

export interface OrganisationPageProps {
  state: 'loading' | 'listing' | 'empty' | 'failed';
  organisations: readonly Organisation[];
  onChoose: (resourceId: string) => void;
  onRetry: () => void;
}

/** What the person's organisations share. */
export function OrganisationPage(props: OrganisationPageProps) {
  return (
    <OwnPage
      title="My organisation"
      lead="Rooms, courts and things that your organisations share. Choose one to book it."
      isBusy={props.state === 'loading'}
    >
      <Content {...props} />
    </OwnPage>
  );
}

function Content({ state, organisations, onChoose, onRetry }: OrganisationPageProps) {
  switch (state) {
    case 'loading':
      return <TreeSkeleton />;
    case 'listing':
      return <ResourceTree organisations={organisations} onChoose={onChoose} />;
    case 'empty':
      return (
        <EmptyState
          title={texts.noOrganisations}
          text={texts.noOrganisationsHint}
          picture={<Building2 />}
          action={
            <Link href="/my-appointments" variant="secondary">
              Look at my invitations
            </Link>
          }
        />
      );
    case 'failed':
      return (
        <ErrorState
          title="Your organisations did not arrive."
          text="Your connection or our side: it is worth another try."
          onRetry={onRetry}
        />
      );
  }
}
