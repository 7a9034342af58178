import { type MarketView, matrix, pendingActs, setMarket } from '@unisite/shared/contract/operators';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';

/** Turns a market's four eyes on or off. */
export function FourEyesDialog({ market }: { market: MarketView }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const set = useSending(setMarket);
  const notifyProposed = useNotifyProposed();
  const on = !market.fourEyes;
  const values = { market: localized(market.name) };
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      const { state } = await set.send({ code: market.code, fourEyes: on, why });
      closeDialog();
      void refresh(matrix, pendingActs);
      if (state === 'proposed') return notifyProposed(t('rules.fourEyesOff', values));
      toastStore.show({
        tone: 'won',
        icon: 'shield',
        title: t(on ? 'markets.onDone' : 'markets.offDone', values),
      });
    },
  });
  return (
    <ReasonDialog
      title={t(on ? 'markets.onTitle' : 'markets.offTitle', values)}
      icon="shield"
      consequences={
        on
          ? [t('markets.onMeans', values), t('markets.onTeams')]
          : [t('markets.offMeans', values), t('markets.offPending'), t('rules.second')]
      }
      confirm={t(on ? 'markets.turnOn' : 'act.propose')}
      danger={!on}
      form={form}
      error={set.error}
    />
  );
}
