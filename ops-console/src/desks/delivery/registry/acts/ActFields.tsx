import type { ActKind, PlacementView, VersionView } from '@unisite/shared/contract/rollout';
import { toInput } from '@unisite/shared/form';
import { currentTimeZone, useFormat, useText } from '@unisite/shared/i18n';
import { Checkbox, Select } from '@unisite/shared/ui';
import { DateTimeField } from '@unisite/shared/ui/dates';
import type { ReactElement } from 'react';
import type { ReasonForm } from '../../../../acts/useReasonForm.ts';
import { zonedOf } from '../../../../frame/words/zonedTime.ts';
import { type ActForm, asksForVersion } from './actForm.ts';
import { PercentField } from './PercentField.tsx';

interface ActFieldsProps {
  act: ActKind;
  form: ReasonForm<ActForm>;
  versions: readonly VersionView[];
  seen: PlacementView | null;
}

/** Fields of an act besides the reason: version, share, time. */
export function ActFields({ act, form, versions, seen }: ActFieldsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { later } = form.values;
  return (
    <>
      {asksForVersion(act) && (
        <Select
          {...toInput(form.field('digest'))}
          label={t('act.version')}
          placeholder={t('act.choose')}
          options={versions.map(({ digest, version, publishedAt }) => ({
            value: digest,
            label:
              digest === seen?.digest
                ? t('act.versionNow', { version })
                : t('act.versionOf', { version, date: format.date(publishedAt) }),
            disabled: digest === seen?.digest,
          }))}
        />
      )}
      {act === 'canary' && <PercentField {...form.field('percent')} />}
      <Checkbox checked={later} onChange={({ target }) => form.change('later', target.checked)}>
        {t('act.later')}
      </Checkbox>
      {later && (
        <DateTimeField
          field={form.field('at')}
          label={t('act.at')}
          hint={t('act.atHint')}
          min={zonedOf(new Date().toISOString(), currentTimeZone())}
        />
      )}
    </>
  );
}
