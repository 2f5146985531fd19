import { useSelector } from '@xstate/react';
import Monitor from 'lucide/dist/esm/icons/monitor.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { accountTexts } from '../../domain/account.texts.ts';
import {
  type Account,
  canEnd,
  deviceText,
  inOrder,
  type SignedInDevice,
} from '../../domain/account.ts';
import { daysAfter } from '../../domain/working-hours.ts';
import type { accountMachine } from '../../machines/account.ts';
import { useToday } from '../flow/use-clock.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { focusOn } from '../ui/focus-on.ts';
import { Icon } from '../ui/icon.tsx';
import { dayHere } from '../words/day-text.ts';
import { longDayText } from '../words/when-text.ts';
import * as said from './account.texts.ts';

type Flow = ActorRefFrom<typeof accountMachine>;

/** The devices that are signed in, this one first; each other one can be logged out. */
export function DeviceList({ flow, account }: { flow: Flow; account: Account }) {
  return (
    <section className="account-part" aria-labelledby="devices">
      <h2 id="devices" tabIndex={-1}>
        {said.yourDevices}
      </h2>
      <ul className="device-list" aria-labelledby="devices">
        {inOrder(account.sessions).map((device, place) => (
          <li key={device.id ?? place}>
            <DeviceRow flow={flow} device={device} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeviceRow({ flow, device }: { flow: Flow; device: SignedInDevice }) {
  const nameId = useId();
  const isLeaving = useSelector(flow, ({ context }) => context.leaving?.id === device.id);
  const canLeave = useSelector(flow, (snapshot) => snapshot.can({ type: 'device.chosen', device }));
  const today = useToday();
  const name = deviceText(device);
  const { signed_in_at, last_seen_at, is_this } = device;
  return (
    <article ref={leaveToHeading} className="device" aria-labelledby={nameId}>
      <span className="account-picture">
        <Icon of={/Android|iPhone/.test(name) ? Smartphone : Monitor} />
      </span>
      <div className="account-words">
        <h3 id={nameId} dir="auto">
          {name}
        </h3>
        {is_this && <Badge tone="accepted">{accountTexts.thisDevice}</Badge>}
        {signed_in_at && (
          <p className="account-note">{said.signedInOn(longDayText(Date.parse(signed_in_at)))}</p>
        )}
        {last_seen_at && !is_this && (
          <p className="account-note">{lastUseText(Date.parse(last_seen_at), today)}</p>
        )}
      </div>
      {canEnd(device) && (
        <Button
          size="small"
          aria-describedby={nameId}
          isPending={isLeaving}
          isDisabled={!canLeave && !isLeaving}
          pendingLabel={said.loggingOut}
          onPress={() => flow.send({ type: 'device.chosen', device })}
        >
          {accountTexts.logOut}
        </Button>
      )}
    </article>
  );
}

/** When a device was last used, in milliseconds, told from today, `YYYY-MM-DD`. */
function lastUseText(at: number, today: string): string {
  const day = dayHere(at);
  if (day !== null && day >= today) return said.lastUsedToday;
  return day === daysAfter(today, -1) ? said.lastUsedYesterday : said.lastUsedOn(longDayText(at));
}

/** A device that was logged out leaves the focus to the section's heading. */
const leaveToHeading = focusOn(() => document.getElementById('devices'));
