import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import type { Account } from '../../domain/account.ts';
import { useReadableNumbers } from '../flow/use-readable-numbers.ts';
import { Icon } from '../ui/icon.tsx';
import { longDayText } from '../words/when-text.ts';
import { memberSince, yourDetails } from './account.texts.ts';

/** The person's name and number, as far as the service tells them. */
export function Identity({ account }: { account: Account }) {
  const readable = useReadableNumbers();
  const { name, mobile_number, member_since } = account;
  if (!name && !mobile_number && !member_since) return null;
  return (
    <section className="account-identity" aria-label={yourDetails}>
      <span className="account-picture">
        <Icon of={UserRound} />
      </span>
      <div className="account-words">
        {name && <h2 dir="auto">{name}</h2>}
        {mobile_number && <p className="account-number">{readable(mobile_number)}</p>}
        {member_since && (
          <p className="account-note">{memberSince(longDayText(Date.parse(member_since)))}</p>
        )}
      </div>
    </section>
  );
}
