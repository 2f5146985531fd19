import Link2 from 'lucide/dist/esm/icons/link.mjs';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import { useState } from 'react';
import type { ShareWay } from '../../domain/hosting.ts';
import { useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { smsLink, whatsAppLink } from '../words/guests-text.ts';
import './tell-guests.css';

const qrCode = onDemand(
  async () => (await import('./qr-code.tsx')).QrCode,
  <div className="qr-code" />,
);

export interface TellGuestsProps {
  isCancelled: boolean;
  /** Leads to the address, which comes after it. */
  sentence: string;
  /** The event's own address. */
  url: string;
  isSharing: boolean;
  onShare: (way: ShareWay) => void;
}

/** The ways in which a host tells the guests, with one press each: the service sends no messages. */
export function TellGuests({ isCancelled, sentence, url, isSharing, onShare }: TellGuestsProps) {
  const { hasShareSheet } = useEnvironment();
  const [isCodeWanted, setCodeWanted] = useState(false);
  const text = `${sentence} ${url}`;
  return (
    <section className="event-section" aria-labelledby="tell-guests">
      <header className="tell-guests-head">
        <h2 id="tell-guests" tabIndex={-1}>
          Tell your guests
        </h2>
        <p>
          {isCancelled
            ? 'We send no messages: tell your guests that the event is cancelled.'
            : 'We send no messages. Your guests sign in with the number that you invited.'}
        </p>
      </header>
      <div className="tell-guests-ways">
        {hasShareSheet && (
          <Button isPending={isSharing} onPress={() => onShare('sheet')}>
            {!isSharing && <Icon of={Share2} />}
            Share
          </Button>
        )}
        <ExternalLink href={whatsAppLink(text)} variant="secondary">
          <Icon of={MessageCircle} />
          WhatsApp
        </ExternalLink>
        <ExternalLink href={smsLink(text)} variant="secondary">
          <Icon of={MessageSquare} />
          SMS
        </ExternalLink>
        <Button isPending={isSharing} onPress={() => onShare('clipboard')}>
          {!isSharing && <Icon of={Link2} />}
          Copy link
        </Button>
      </div>
      <Disclosure label="QR code" onOpen={() => setCodeWanted(true)}>
        {isCodeWanted && <qrCode.Component text={url} label="QR code of the event’s address" />}
      </Disclosure>
    </section>
  );
}
