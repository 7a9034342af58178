import './walletTexts.ts';
import type { MarketView } from '@unisite/shared/contract/operators';
import { listMarketWallets, type MarketWallets } from '@unisite/shared/contract/operatorsWallets';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { ErrorState, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import styles from '../../../acts/settings/Settings.module.css';
import { useOperation } from '../../../frame/api/queries.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import type { WalletsAct } from './walletsAct.ts';

/** A market's wallet model and balances, once they are known. */
export function WalletsRule({ market }: { market: MarketView }): ReactElement | null {
  const wallets = useOperation(listMarketWallets, {}).data?.markets.find(({ code }) => code === market.code);
  return wallets ? <KnownWallets market={market} wallets={wallets} /> : null;
}

/** Says that the markets' wallets could not be loaded. */
export function WalletsFailure(): ReactElement | null {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(listMarketWallets, {});
  return error && !data ? (
    <ErrorState title={t('wallets.failed')} text={errorText(error)} code={error.code} onRetry={() => void refetch()} />
  ) : null;
}

/** A market's wallet model and balances at vendors (for the role), with buttons to change them. */
function KnownWallets({ market, wallets }: { market: MarketView; wallets: MarketWallets }): ReactElement {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const { single, lying } = wallets;
  const members = lying?.members ?? 0;
  const button = (act: WalletsAct) => (
    <DialogButton
      size="sm"
      variant="outline"
      aria-label={t(`wallets.title.${act}`, { market: localized(market.name) })}
      request={{ kind: 'wallets', market, wallets, act }}
    >
      {t(`wallets.confirm.${act}`)}
    </DialogButton>
  );
  return (
    <div className={styles.rule}>
      <div>
        <h3>{t('wallets.rule')}</h3>
        <p className="muted">{t(single ? 'wallets.singleText' : 'wallets.atVendorsText')}</p>
        {lying && (!single || members > 0) && (
          <p>
            {members === 0
              ? t('wallets.nobody')
              : t('wallets.lying', {
                  count: members,
                  n: figures.count(members),
                  amount: format.money(lying.amount, { whole: true }),
                })}
          </p>
        )}
      </div>
      <div className="row">
        <Tag tone={single ? undefined : 'jade'} icon="wallet">
          {t(single ? 'wallets.single' : 'wallets.atVendors')}
        </Tag>
        {button(single ? 'atVendors' : 'single')}
        {single && members > 0 && button('back')}
      </div>
    </div>
  );
}
