import type { MarketView } from '@unisite/shared/contract/operators';
import { type MarketAge, marketAge } from '@unisite/shared/contract/operatorsMarketAge';
import { listMarketSettings, type MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { safeParse } from '@unisite/shared/schema';
import { TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SettingDialog } from '../../../../acts/settings/SettingDialog.tsx';
import { useSettingChange } from '../../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { type Filled, useRevision, withFilled } from '../../../../acts/useRevision.ts';
import { useOperation } from '../../../../frame/api/queries.ts';

type Typed = Record<'minAge', string>;
const emptyDraft: Filled<Typed> = { minAge: undefined };

/** Changes a market's minimum age: a higher one at once, a lower one with a second operator. */
export function AgeDialog({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const sending = useSettingChange('marketAge');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code)?.marketAge;
  const revision = useRevision({ ...(now ?? settings.marketAge) });
  const change = (from: MarketAge, to: MarketAge) => ({ kind: 'marketAge', market: code, from, to }) as const;
  const typedWith = (values: Filled<Typed>) => withFilled({ minAge: String(revision.seen.minAge) }, values).minAge;
  const form = useReasonForm({
    values: emptyDraft,
    validate: (values) => ({ minAge: ageOf(typedWith(values)) ? null : t('age.wrong') }),
    submit: async ({ why, ...values }) => {
      const wanted = ageOf(typedWith(values));
      if (wanted) await sending.send(change(revision.seen, wanted), why);
    },
  });
  const typed = typedWith(form.values);
  return (
    <SettingDialog
      icon="shield"
      market={market}
      change={change(revision.seen, ageOf(typed) ?? revision.seen)}
      revision={{ ...revision, since: (other) => change(revision.seen, other) }}
      form={form}
      sending={sending}
    >
      <TextField
        {...toInput({ ...form.field('minAge'), value: typed })}
        label={t('age.minAge')}
        inputMode="numeric"
        autoComplete="off"
      />
    </SettingDialog>
  );
}

function ageOf(typed: string): MarketAge | null {
  const read = safeParse(marketAge, { minAge: /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN });
  return read.success ? read.data : null;
}
