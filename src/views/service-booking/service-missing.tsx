import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { texts } from '../../domain/texts.ts';
import { Main } from '../layout/main.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { BackButton } from './back-button.tsx';
import { heading, missingHint } from './service-booking.texts.ts';
import '../pages/page.css';

/** The message for a page without a service in navigation state, as after a link from elsewhere. */
export function ServiceMissing() {
  return (
    <Main title={heading} className="page">
      <EmptyState
        isPage
        title={texts.serviceMissing}
        text={missingHint}
        picture={<Icon of={SearchX} />}
        action={<BackButton variant="primary" />}
      />
    </Main>
  );
}
