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
import { focusOnPage } from '../ui/focus-on.ts';
import { Icon } from '../ui/icon.tsx';
import { smsLink, whatsAppLink } from '../words/guests-text.ts';
import './tell-guests.css';
import * as said from './event-page.texts.ts';

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

/** The ways in which a host tells the guests, with one press each: the service sends no SMS or e-mail. */
export function TellGuests({ isCancelled, sentence, url, isSharing, onShare }: TellGuestsProps) {
  const { hasShareSheet } = useEnvironment();
  const [isCodeWanted, setCodeWanted] = useState(false);
  const text = `${sentence} ${url}`;
  return (
    <section ref={focusOnPage} className="event-section" aria-labelledby="tell-guests">
      <header className="tell-guests-head">
        <h2 id="tell-guests" tabIndex={-1}>
          {said.tellGuests}
        </h2>
        <p>{isCancelled ? said.tellCancelled : said.tellInvited}</p>
      </header>
      <div className="tell-guests-ways">
        {hasShareSheet && (
          <Button isPending={isSharing} onPress={() => onShare('sheet')}>
            {!isSharing && <Icon of={Share2} />}
            {said.share}
          </Button>
        )}
        <ExternalLink href={whatsAppLink(text)} variant="secondary">
          <Icon of={MessageCircle} />
          {said.whatsApp}
        </ExternalLink>
        <ExternalLink href={smsLink(text)} variant="secondary">
          <Icon of={MessageSquare} />
          {said.sms}
        </ExternalLink>
        <Button isPending={isSharing} onPress={() => onShare('clipboard')}>
          {!isSharing && <Icon of={Link2} />}
          {said.copyLink}
        </Button>
      </div>
      <Disclosure label={said.qrCode} onOpen={() => setCodeWanted(true)}>
        {isCodeWanted && <qrCode.Component text={url} label={said.qrCodeOfAddress} />}
      </Disclosure>
    </section>
  );
}
