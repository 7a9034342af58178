import { useOperation } from '@unisite/shared/api';
import { lineTransferSettings } from '@unisite/shared/contract/lineTransfers';
import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions } from '@unisite/shared/session';
import { EmptyState, Notice, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SetPinButton } from '../cash/wallet/SetPinButton.tsx';
import { ForMembersOnly } from '../centre/ForMembersOnly.tsx';
import { PageHead } from '../centre/PageHead.tsx';
import { LeftToday } from './LeftToday.tsx';
import styles from './LineTransfers.module.css';
import { TransferForm } from './TransferForm.tsx';
import { TransferHistory } from './TransferHistory.tsx';

/** Transfers to the upline (section 2, transferUpline): the form or what it still needs, and the history. */
export default function TransferUplinePage(): ReactElement {
  return usePermissions().guest ? (
    <>
      <PageHead page="transferUpline" />
      <ForMembersOnly />
    </>
  ) : (
    <Transfers />
  );
}

function Transfers(): ReactElement {
  const t = useText();
  const settings = useOperation(lineTransferSettings, {}, { staleTime: 0 });
  const { data, error } = settings;
  return (
    <>
      <PageHead page="transferUpline" updatedAt={settings.dataUpdatedAt} />
      {error && !data && (
        <Panel>
          <QueryError title={t('lineTransfer.failed')} query={settings} />
        </Panel>
      )}
      {!error && !data && (
        <Panel busy>
          <Skeleton kind="block" height={420} />
        </Panel>
      )}
      {data && <NewTransfer settings={data} />}
      <TransferHistory />
    </>
  );
}

type Settings = NonNullable<ReturnType<typeof useOperation<typeof lineTransferSettings>>['data']>;

function NewTransfer({ settings }: { settings: Settings }): ReactElement {
  const t = useText();
  const format = useFormat();
  const { onBreak } = usePermissions();
  const { upline, up, debt, pinSet, toPlay } = settings;
  const missing = (title: string, text: string, action?: ReactElement) => (
    <Panel>
      <EmptyState picture="lantern" level={2} title={title} text={text} action={action} />
    </Panel>
  );
  if (!upline) return missing(t('lineTransfer.noUpline'), t('lineTransfer.noUplineText'));
  if (!up) return missing(t('lineTransfer.closed'), t('lineTransfer.closedText'));
  if (onBreak) return missing(t('lineTransfer.onBreak'), t('lineTransfer.onBreakText'));
  if (!pinSet) return missing(t('figures.unset'), t('figures.why'), <SetPinButton set={false} variant="primary" />);
  return (
    <div className={styles.columns}>
      {debt > 0 || toPlay > 0 ? (
        <Notice tone={debt > 0 ? 'error' : 'warn'}>
          <p>
            {debt > 0
              ? t('lineTransfer.debt', { amount: format.money(debt) })
              : t('lineTransfer.playFirst', { amount: format.money(toPlay, { whole: true }) })}
          </p>
        </Notice>
      ) : (
        <TransferForm upline={upline} terms={up} heldInBonuses={settings.heldInBonuses} />
      )}
      <LeftToday terms={up} />
    </div>
  );
}
