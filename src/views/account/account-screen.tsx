import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { accountTexts } from '../../domain/account.texts.ts';
import { type Account, canDelete } from '../../domain/account.ts';
import { texts } from '../../domain/texts.ts';
import { accountMachine } from '../../machines/account.ts';
import { FailedLoad } from '../failed-load/failed-load.tsx';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { usePageOwner } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { useFlow } from '../flow/use-flow.ts';
import { LanguagePart } from '../language/language-part.tsx';
import { OwnPage } from '../layout/own-page.tsx';
import { Button } from '../ui/button.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { DeviceList } from './device-list.tsx';
import { Identity } from './identity.tsx';
import './account.css';
import * as said from './account.texts.ts';

const dialog = onDemand(
  async () => (await import('../delete-account/delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** The person's account: their name and number, and the devices that are signed in. */
export function AccountScreen() {
  const userID = usePageOwner();
  const flow = useFlow(accountMachine, { goesOn: true, input: () => ({ userID }) });
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches('fetching'));
  return (
    <OwnPage title={texts.account} lead={said.lead} isBusy={isLoading}>
      <Content flow={flow} />
    </OwnPage>
  );
}

type Flow = ActorRefFrom<typeof accountMachine>;

function Content({ flow }: { flow: Flow }) {
  const isFirst = useSelector(flow, (snapshot) => snapshot.matches({ fetching: 'loading' }));
  const isAgain = useSelector(flow, (snapshot) => snapshot.matches({ fetching: 'retrying' }));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const account = useSelector(flow, ({ context }) => context.account);
  const canLeave = useSelector(flow, (snapshot) => snapshot.can({ type: 'everywhere.chosen' }));
  if (isFirst) return <AccountSkeleton />;
  return (
    <>
      {isAgain && <AccountSkeleton />}
      {hasFailed && (
        <FailedLoad
          title={accountTexts.accountFailed}
          onRetry={() => flow.send({ type: 'account.retried' })}
        />
      )}
      {account && <Identity account={account} />}
      {account && account.sessions.length > 0 && <DeviceList flow={flow} account={account} />}
      <LanguagePart />
      <section className="account-part" aria-labelledby="everywhere">
        <h2 id="everywhere">{said.leaveAll}</h2>
        <p className="account-note">{said.leaveAllNote}</p>
        <Button isDisabled={!canLeave} onPress={() => flow.send({ type: 'everywhere.chosen' })}>
          {texts.logOutEverywhere}
        </Button>
      </section>
      {account?.can_download && <DownloadPart flow={flow} />}
      {account && canDelete(account) && <DeletePart flow={flow} account={account} />}
    </>
  );
}

function DownloadPart({ flow }: { flow: Flow }) {
  const isDownloading = useSelector(flow, (snapshot) => snapshot.matches('downloading'));
  const canDownload = useSelector(flow, (snapshot) => snapshot.can({ type: 'data.requested' }));
  return (
    <section className="account-part" aria-labelledby="data">
      <h2 id="data">{said.yourData}</h2>
      <p className="account-note">{said.dataNote}</p>
      <Button
        isPending={isDownloading}
        isDisabled={!canDownload && !isDownloading}
        pendingLabel={said.downloading}
        onPress={() => flow.send({ type: 'data.requested' })}
      >
        {accountTexts.downloadData}
      </Button>
    </section>
  );
}

function DeletePart({ flow, account }: { flow: Flow; account: Account }) {
  const isAsked = useSelector(flow, (snapshot) => snapshot.matches('askedToDelete'));
  const canAsk = useSelector(flow, (snapshot) => snapshot.can({ type: 'deletion.requested' }));
  return (
    <section className="account-part" aria-labelledby="deletion">
      <h2 id="deletion">{said.leaveForGood}</h2>
      <p className="account-note">{said.deleteNote}</p>
      <Button
        isDisabled={!canAsk && !isAsked}
        onIntent={dialog.preload}
        onPress={() => flow.send({ type: 'deletion.requested' })}
      >
        {accountTexts.deleteAccount}
      </Button>
      {isAsked && (
        <DialogBoundary
          text={texts.questionNotLoaded}
          onLost={() => flow.send({ type: 'deletion.closed' })}
        >
          <dialog.Component owner={flow} mobileNumber={account.mobile_number ?? ''} />
        </DialogBoundary>
      )}
    </section>
  );
}
