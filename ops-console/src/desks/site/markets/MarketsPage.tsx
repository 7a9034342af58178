import '../../money/wallets/walletTexts.ts';
import { type MarketView, matrix } from '@unisite/shared/contract/operators';
import { listMarketLimits, type MoneyLimits } from '@unisite/shared/contract/operatorsLimits';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { listMarketWallets, type MarketWallets } from '@unisite/shared/contract/operatorsWallets';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Skeleton, Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { RegistrationRule } from '../../access/identity/RegistrationRule.tsx';
import { ProtectionRule } from '../../access/protection/ProtectionRule.tsx';
import { IdentityRule } from '../../access/verification/IdentityRule.tsx';
import { CashTermsRule } from '../../money/cash/terms/CashTermsRule.tsx';
import { LineTransferRule } from '../../money/lineTransfers/LineTransferRule.tsx';
import { WalletsRule } from '../../money/wallets/WalletsRule.tsx';
import { LotteryRule } from '../../play/lottery/offer/LotteryRule.tsx';
import { RebateRule } from '../../rewards/rebates/RebateRule.tsx';
import { ReferralRule } from '../../rewards/referrals/ReferralRule.tsx';
import { VipRule } from '../../rewards/vip/VipRule.tsx';
import { AgeRule } from './age/AgeRule.tsx';
import { LimitsRule } from './LimitsRule.tsx';
import styles from './Markets.module.css';
import { StatusRule } from './StatusRule.tsx';
import { SwitchesRule } from './SwitchesRule.tsx';

/** Settings of whole markets. */
export function MarketsPage(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(matrix, {});
  const wallets = useOperation(listMarketWallets, {});
  const limits = useOperation(listMarketLimits, {});
  const settings = useOperation(listMarketSettings, {});
  useTitle(t('nav.markets'));
  return (
    <>
      <div>
        <h1>{t('markets.title')}</h1>
        <p className="muted">{t('markets.intro')}</p>
      </div>
      {wallets.error && !wallets.data && (
        <ErrorState
          title={t('wallets.failed')}
          text={errorText(wallets.error)}
          code={wallets.error.code}
          onRetry={() => void wallets.refetch()}
        />
      )}
      {limits.error && !limits.data && (
        <ErrorState
          title={t('limits.failed')}
          text={errorText(limits.error)}
          code={limits.error.code}
          onRetry={() => void limits.refetch()}
        />
      )}
      {settings.error && !settings.data && (
        <ErrorState
          title={t('settings.failed')}
          text={errorText(settings.error)}
          code={settings.error.code}
          onRetry={() => void settings.refetch()}
        />
      )}
      {data ? (
        <div className={styles.cards}>
          {data.markets.map((market) => (
            <MarketCard
              key={market.code}
              market={market}
              wallets={wallets.data?.markets.find(({ code }) => code === market.code)}
              limits={limits.data?.markets.find(({ code }) => code === market.code)?.limits}
              settings={settings.data?.markets.find(({ code }) => code === market.code)}
              shown={data.cells.filter((cell) => cell.market === market.code && cell.enabled).length}
            />
          ))}
        </div>
      ) : error ? (
        <ErrorState
          title={t('markets.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.cards} aria-busy>
          <Skeleton kind="block" height={180} count={2} />
        </div>
      )}
    </>
  );
}

interface MarketCardProps {
  market: MarketView;
  /** Undefined until known. */
  wallets: MarketWallets | undefined;
  limits: MoneyLimits | undefined;
  settings: MarketSettings | undefined;
  shown: number;
}

function MarketCard({ market, wallets, limits, settings, shown }: MarketCardProps): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const { code, name, fourEyes, revision, openPages } = market;
  return (
    <Panel title={localized(name)} end={<span className="code">{code}</span>}>
      <dl className="facts">
        <dt>{t('markets.openPages')}</dt>
        <dd className="num">{figures.count(openPages)}</dd>
        <dt>{t('markets.shown')}</dt>
        <dd className="num">{figures.count(shown)}</dd>
        <dt>{t('markets.revision')}</dt>
        <dd className="num">{figures.count(revision)}</dd>
      </dl>
      {settings && (
        <>
          <StatusRule market={market} settings={settings} />
          <SwitchesRule market={market} settings={settings} />
          <RegistrationRule market={market} settings={settings} />
          <AgeRule market={market} settings={settings} />
          <ProtectionRule market={market} settings={settings} />
          <LotteryRule market={market} settings={settings} />
          <IdentityRule market={market} settings={settings} />
          <LineTransferRule market={market} settings={settings} />
          <CashTermsRule market={market} settings={settings} />
          <ReferralRule market={market} settings={settings} />
          <RebateRule market={market} settings={settings} />
          <VipRule market={market} settings={settings} />
        </>
      )}
      <div className={styles.rule}>
        <div>
          <h3>{t('market.fourEyes')}</h3>
          <p className="muted">{t('markets.fourEyesText')}</p>
        </div>
        <div className="row">
          {fourEyes ? (
            <Tag tone="jade" icon="shield">
              {t('markets.on')}
            </Tag>
          ) : (
            <Tag>{t('markets.off')}</Tag>
          )}
          <DialogButton
            size="sm"
            variant="outline"
            aria-label={t(fourEyes ? 'markets.offTitle' : 'markets.onTitle', { market: localized(name) })}
            request={{ kind: 'fourEyes', market }}
          >
            {t(fourEyes ? 'markets.turnOff' : 'markets.turnOn')}
          </DialogButton>
        </div>
      </div>
      {wallets && <WalletsRule market={market} wallets={wallets} />}
      {limits && <LimitsRule market={market} limits={limits} />}
    </Panel>
  );
}
