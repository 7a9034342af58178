import type { MarketView } from '@unisite/shared/contract/operators';
import {
  type MarketLottery,
  type OfferTerms,
  offerKey,
  offerTerms,
  wantedLottery,
} from '@unisite/shared/contract/operatorsMarketLottery';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { toInput } from '@unisite/shared/form';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { Select, Switch, TextField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { SettingDialog } from '../../../../acts/settings/SettingDialog.tsx';
import styles from '../../../../acts/settings/SettingFields.module.css';
import { useSettingChange } from '../../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../../acts/useRevision.ts';
import { useOperation } from '../../../../frame/api/queries.ts';
import { readAmount } from '../../../../frame/words/readAmount.ts';
import { boardOf } from './boards.ts';

const figures = ['odds', 'units', 'least', 'most', 'exposure'] as const;
type Figure = (typeof figures)[number];
type Typed = Record<Figure | 'series' | 'isOpen', string>;
const emptyDraft: Filled<Typed> = {
  series: undefined,
  odds: undefined,
  units: undefined,
  least: undefined,
  most: undefined,
  exposure: undefined,
  isOpen: undefined,
};

/** Changes a market's offer on one bet, or its series: lower at once, higher with a second operator. */
export function LotteryDialog({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const language = useLanguage();
  const format = useFormat();
  const sending = useSettingChange('marketLottery');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketLottery;
  const revision = useRevision({ all: JSON.stringify(now ?? settings.marketLottery) });
  // serialized a line above
  const seen = JSON.parse(revision.seen.all) as MarketLottery;
  const [chosen, setChosen] = useState(() => (seen.offers[0] ? offerKey(seen.offers[0]) : ''));
  const offer = seen.offers.find((one) => offerKey(one) === chosen);
  const change = (from: MarketLottery, to: MarketLottery) =>
    ({ kind: 'marketLottery', market: code, from, to }) as const;
  const typedWith = (values: Filled<Typed>) => withFilled(typedOf(seen, offer, format), values);
  const read = (typed: string) => readAmount(typed, language) ?? Number.NaN;
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) => faultsOf(typedWith(values), { read, t }),
    submit: async ({ why, ...values }) => {
      const wanted = lotteryOf(seen, { offer, typed: typedWith(values), read });
      if (wanted) await sending.send(change(seen, wanted), why);
    },
  });
  const typed = typedWith(form.values);
  return (
    <SettingDialog
      icon="ticket"
      market={market}
      change={change(seen, lotteryOf(seen, { offer, typed, read }) ?? seen)}
      revision={{
        ...revision,
        since: (other) => change(seen, JSON.parse(other.all) as MarketLottery),
      }}
      form={form}
      sending={sending}
    >
      <TextField
        {...toInput({ ...form.field('series'), value: typed.series })}
        label={t('lottery.series')}
        hint={t('lottery.seriesHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Select
        label={t('lottery.bet')}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          for (const figure of figures) form.change(figure, undefined);
          form.change('isOpen', undefined);
        }}
        options={seen.offers.map((one) => ({
          value: offerKey(one),
          label: `${boardOf(one)}: ${one.class === 'all' ? one.bet : `${one.bet}, ${one.class}`}`,
        }))}
      />
      <div className={styles.three}>
        {figures.map((figure) => (
          <TextField
            key={figure}
            {...toInput({ ...form.field(figure), value: typed[figure] })}
            label={t(`lottery.fact.${figure}`)}
            hint={figure === 'odds' ? t('lottery.oddsHint') : undefined}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      <Switch
        checked={typed.isOpen === 'yes'}
        onChange={({ target }) => form.change('isOpen', target.checked ? 'yes' : 'no')}
      >
        {t('lottery.fact.isOpen')}
      </Switch>
    </SettingDialog>
  );
}

const typedOf = (
  { series }: MarketLottery,
  offer: OfferTerms | undefined,
  format: ReturnType<typeof useFormat>,
): Typed => {
  const typed = (figure: Figure) => {
    const now = offer?.[figure];
    return now ? format.number(now, Number.isInteger(now) ? 0 : 2) : '';
  };
  return {
    series: String(series),
    odds: typed('odds'),
    units: typed('units'),
    least: typed('least'),
    most: typed('most'),
    exposure: typed('exposure'),
    isOpen: offer?.isOpen ? 'yes' : 'no',
  };
};

/** Parses a number in the page's language; NaN if invalid. */
type Read = (typed: string) => number;

function faultsOf(
  typed: Typed,
  { read, t }: { readonly read: Read; readonly t: ReturnType<typeof useText> },
): Partial<Record<keyof Typed, string | null>> {
  const wrong = (figure: Figure): string | null =>
    figure === 'odds' && typed.odds.trim() === ''
      ? null
      : safeParse(offerTerms.shape[figure], read(typed[figure])).success
        ? null
        : t('lottery.wrong');
  const series = Number(typed.series);
  return {
    series:
      Number.isInteger(series) && series % 2 === 0 && series >= 1700 && series <= 1980
        ? null
        : t('lottery.wrongSeries'),
    odds: wrong('odds'),
    units: wrong('units'),
    least: wrong('least'),
    exposure: wrong('exposure'),
    most: wrong('most') ?? (read(typed.most) < read(typed.least) ? t('lottery.mostBelow') : null),
  };
}

interface Filling {
  readonly offer: OfferTerms | undefined;
  readonly typed: Typed;
  readonly read: Read;
}

/** The offers with one changed as typed; null while invalid. */
function lotteryOf(seen: MarketLottery, { offer, typed, read }: Filling): MarketLottery | null {
  const offers = seen.offers.map((one) =>
    one === offer
      ? {
          ...one,
          odds: typed.odds.trim() === '' ? null : read(typed.odds),
          units: read(typed.units),
          least: read(typed.least),
          most: read(typed.most),
          exposure: read(typed.exposure),
          isOpen: typed.isOpen === 'yes',
        }
      : one,
  );
  const wanted = safeParse(wantedLottery, { series: Number(typed.series), offers });
  return wanted.success ? wanted.data : null;
}
