import './walletTexts.ts';
import { audit, type MarketView } from '@unisite/shared/contract/operators';
import {
  bringBackWallets,
  listMarketWallets,
  type MarketWallets,
  setMarketWallets,
} from '@unisite/shared/contract/operatorsWallets';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import type { WalletsAct } from './walletsAct.ts';

interface WalletsDialogProps {
  market: MarketView;
  wallets: MarketWallets;
  act: WalletsAct;
}

/** Confirms a change of the wallet model: what happens to open games, and to balances at vendors. */
export function WalletsDialog({ market, wallets, act }: WalletsDialogProps): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const format = useFormat();
  const figures = useNumberFormat();
  const set = useSending(setMarketWallets);
  const back = useSending(bringBackWallets);
  const { code } = market;
  const members = wallets.lying?.members ?? 0;
  const values = { market: localized(market.name) };
  const money = (amount: number) => format.money(amount, { whole: true });
  const lying = t('wallets.lyingMeans', {
    count: members,
    n: figures.count(members),
    amount: money(wallets.lying?.amount ?? 0),
    ...values,
  });
  const words: Readonly<Record<WalletsAct, readonly string[]>> = {
    atVendors: [
      t('wallets.atVendorsMeans', values),
      t('wallets.nothingMoves'),
      t('wallets.openGames'),
      t('wallets.rounds'),
    ],
    single: [
      t('wallets.singleMeans', values),
      members > 0 ? lying : t('wallets.noneLies', values),
      t('wallets.openGamesSingle'),
      t('wallets.rounds'),
    ],
    back: [lying, t('wallets.backMeans')],
  };
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        showResult(
          await (act === 'back' ? back.send({ code, why }) : set.send({ code, single: act === 'single', why })),
        );
      } finally {
        void refresh(listMarketWallets, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={t(`wallets.title.${act}`, values)}
      icon="wallet"
      consequences={words[act]}
      confirm={t(`wallets.confirm.${act}`)}
      danger={act === 'atVendors'}
      form={form}
      error={set.error ?? back.error}
    />
  );

  function showResult({ members: owners, amount }: { members: number; amount: number }) {
    closeDialog();
    toastStore.show({
      tone: 'won',
      icon: 'wallet',
      title: t(`wallets.done.${act}`, values),
      ...(owners > 0
        ? { text: t('wallets.broughtBack', { count: owners, n: figures.count(owners), amount: money(amount) }) }
        : {}),
    });
  }
}
