import { invalidate, useAction, useOperation } from '@unisite/shared/api';
import { agentTeam, downlineRate, type Rate, setDownlineRate } from '@unisite/shared/contract/agentTeam';
import { noonOf } from '@unisite/shared/days';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Dialog, Notice, QueryError, Skeleton, toastStore, useSettled } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { RateFields } from '../rate/RateFields.tsx';
import { within } from '../rate/rate.ts';
import { useRateText } from '../rate/rateText.ts';
import { LoweredDownlines } from './LoweredDownlines.tsx';

/** Delay before a chosen rate is checked, milliseconds. */
const PAUSE_MS = 200;

interface RateDialogProps {
  account: string;
  onClose: () => void;
}

/** A new rate for a team member, from tomorrow. Downlines above it are lowered too, and named before it is sent. */
export function RateDialog({ account, onClose }: RateDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { rateText } = useRateText();
  const [chosen, setChosen] = useState<Rate | null>(null);
  const asked = useSettled(chosen, PAUSE_MS);
  const look = useOperation(downlineRate, { account, ...asked }, { keepPrevious: true, staleTime: 0 });
  const change = useAction(setDownlineRate);
  const { data, error } = look;
  // the list of lowered downlines belongs to the checked rate, not to a later choice
  const isKnown = asked === chosen && !look.isPlaceholderData;
  const rate = data && within(chosen ?? data.now, data.most);
  const isSame = rate && data.now.series === rate.series;
  const choose = (to: Rate) => {
    change.reset();
    setChosen(to);
  };
  const send = () => {
    if (!data || !rate) return;
    change.mutate(
      { account, rate, pulledCount: data.pulledCount },
      {
        onSuccess() {
          void invalidate(agentTeam);
          toastStore.show({ icon: 'check', title: t('rateChange.done', { account, rate: rateText(rate) }) });
          onClose();
        },
        // the list of lowered downlines has changed: it is shown again
        onError: () => void look.refetch(),
      },
    );
  };
  return (
    <Dialog
      open
      icon="percent"
      title={t('rateChange.title', { account })}
      dismissible={!change.isPending}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" disabled={change.isPending} onClick={onClose}>
            {t('rateChange.cancel')}
          </Button>
          <Button variant="primary" busy={change.isPending} disabled={!rate || isSame || !isKnown} onClick={send}>
            {rate ? t('rateChange.set', { rate: rateText(rate) }) : t('rateChange.setNone')}
          </Button>
        </>
      }
    >
      {error && !data && <QueryError title={t('rateChange.failed')} query={look} />}
      {!error && !data && <Skeleton count={5} />}
      {data && rate && (
        <>
          <p className="muted">{t('rateChange.now', { rate: rateText(data.now) })}</p>
          <RateFields rate={rate} most={data.most} mostNote="rate.ceiling" onRate={choose} />
          <LoweredDownlines account={account} pulled={data.pulled} count={data.pulledCount} />
          {change.error && <Notice tone="error">{change.error.message}</Notice>}
          <p className="soft">{t('rateChange.from', { day: format.date(noonOf(data.from)) })}</p>
        </>
      )}
    </Dialog>
  );
}
