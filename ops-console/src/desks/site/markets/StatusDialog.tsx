import type { MarketView } from '@unisite/shared/contract/operators';
import {
  listMarketSettings,
  type MarketSettings,
  type MarketStatus,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { DateTimeField } from '@unisite/shared/ui/dates';
import type { ReactElement } from 'react';
import { RadioCards } from '../../../acts/settings/RadioCards.tsx';
import { SettingDialog } from '../../../acts/settings/SettingDialog.tsx';
import { useSettingChange } from '../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../acts/useRevision.ts';
import { useOperation } from '../../../frame/api/queries.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { instantIn, zonedOf } from '../../../frame/words/zonedTime.ts';
import { CountryPicker } from './CountryPicker.tsx';

/** Input of a status: the end as in its field, in the market's time. */
type Typed = Omit<MarketStatus, 'until'> & { until: string };
const emptyDraft: Filled<Typed> = { state: undefined, until: undefined, countries: undefined };
const states = ['open', 'maintenance', 'restricted'] as const;

interface StatusDialogProps {
  market: MarketView;
  settings: MarketSettings;
}

/** Opens or closes a market, and sets the countries not served. */
export function StatusDialog({ market, settings: { timeZone, marketStatus } }: StatusDialogProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const localized = useLocalized();
  const sending = useSettingChange('marketStatus');
  const { code, openPages } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketStatus;
  const revision = useRevision(now ?? marketStatus);
  const { seen } = revision;
  const change = (to: MarketStatus) => ({ kind: 'marketStatus', market: code, from: seen, to }) as const;
  const typedOf = ({ until, ...status }: MarketStatus): Typed => ({
    ...status,
    until: until === null ? '' : zonedOf(until, timeZone),
  });
  const wantedOf = ({ until, ...status }: Typed): MarketStatus => ({
    ...status,
    until:
      status.state !== 'maintenance' ? null : until === typedOf(seen).until ? seen.until : instantIn(until, timeZone),
  });
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) => ({ until: endFault(withFilled(typedOf(seen), values)) }),
    submit: ({ why, ...values }) => sending.send(change(wantedOf(withFilled(typedOf(seen), values))), why),
  });
  const typed = withFilled(typedOf(seen), form.values);
  const closes = typed.state !== 'open' && seen.state === 'open';
  return (
    <SettingDialog
      icon="globe"
      market={market}
      change={change(wantedOf(typed))}
      revision={{ ...revision, since: change }}
      form={form}
      sending={sending}
      more={[
        ...(closes && openPages > 0 ? [t('status.openPages', { count: openPages, n: figures.count(openPages) })] : []),
        ...(closes ? [t('status.playing')] : []),
      ]}
      confirm={t(`status.confirm.${typed.state}`)}
      danger={closes}
    >
      <RadioCards
        label={t('status.choose')}
        name="state"
        value={typed.state}
        options={states.map((value) => ({
          value,
          label: t(`status.state.${value}`),
          text: t(`status.explain.${value}`),
        }))}
        onChange={(state) => form.change('state', state)}
      />
      {typed.state === 'maintenance' && (
        <DateTimeField
          field={{ ...form.field('until'), value: typed.until }}
          label={t('status.end')}
          note={t('status.endNote')}
          hint={t('status.endHint', { zone: timeZone, market: localized(market.name) })}
          min={zonedOf(new Date().toISOString(), timeZone)}
        />
      )}
      <CountryPicker value={typed.countries} onChange={(countries) => form.change('countries', [...countries])} />
    </SettingDialog>
  );

  function endFault({ state, until }: Typed): string | null {
    if (state !== 'maintenance' || until === '') return null;
    const instant = instantIn(until, timeZone);
    if (instant === null) return t('status.endWrong');
    return Date.parse(instant) > Date.now() || instant === seen.until ? null : t('status.endPassed');
  }
}
