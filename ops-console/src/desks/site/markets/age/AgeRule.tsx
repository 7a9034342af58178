import type { MarketView } from '@unisite/shared/contract/operators';
import { marketTerms } from '@unisite/shared/contract/operatorsMarketAge';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Notice, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { SettingRule } from '../../../../acts/settings/SettingRule.tsx';
import { useOperation } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';

/** A market's minimum age and current terms, with buttons to change them. */
export function AgeRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const name = localized(market.name);
  const { minAge } = settings.marketAge;
  return (
    <SettingRule
      kind="marketAge"
      market={market}
      title={t('age.rule')}
      text={t('age.text')}
      change={{
        label: t('age.change'),
        name: t('age.title', { market: name }),
        request: { kind: 'marketAge', market, settings },
      }}
      allowWhilePending
    >
      <p>{t('age.from', { age: minAge })}</p>
      <Terms market={market} name={name} />
    </SettingRule>
  );
}

function Terms({ market, name }: { market: MarketView; name: string }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const errorText = useErrorText();
  const { data, error } = useOperation(marketTerms, { code: market.code });
  const [newest] = data?.versions ?? [];
  if (!newest) return error ? <Notice tone="error">{errorText(error)}</Notice> : <Skeleton count={2} />;
  return (
    <>
      <p>
        {t('age.version', { version: newest.version, at: figures.when(newest.publishedAt) })}{' '}
        <span className="muted">{localized(newest.changed)}</span>
      </p>
      <div className="row">
        <DialogButton
          size="sm"
          variant="outline"
          aria-label={t('age.publishTitle', { market: name, version: newest.version + 1 })}
          request={{ kind: 'publishTerms', market }}
        >
          {t('age.publishTerms')}
        </DialogButton>
      </div>
    </>
  );
}
