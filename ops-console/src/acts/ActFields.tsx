import type { ActKind, PlacementView, VersionView } from '@unisite/shared/contract/rollout';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Checkbox, Select, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { type ActForm, asksForVersion, instantOf, localOf } from './actForm.ts';
import { PercentField } from './PercentField.tsx';

interface ActFieldsProps {
  act: ActKind;
  form: ActForm;
  /** Whether it was tried to go on: what is missing shows itself only then. */
  tried: boolean;
  versions: readonly VersionView[];
  seen: PlacementView | null;
  onChange: (form: ActForm) => void;
}

/** What is filled in beside the reason: version, share, time. */
export function ActFields({ act, form, tried, versions, seen, onChange }: ActFieldsProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const at = instantOf(form.at);
  const isPast = at !== null && Date.parse(at) <= Date.now();
  const timeError = at === null ? t('act.timeMissing') : isPast && t('act.timePast');
  return (
    <>
      {asksForVersion(act) && (
        <Select
          label={t('act.version')}
          value={form.digest}
          placeholder={t('act.choose')}
          onChange={({ target }) => onChange({ ...form, digest: target.value })}
          error={tried && form.digest === '' && t('act.versionMissing')}
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
      {act === 'canary' && (
        <PercentField value={form.percent} tried={tried} onChange={(percent) => onChange({ ...form, percent })} />
      )}
      <Checkbox checked={form.later} onChange={({ target }) => onChange({ ...form, later: target.checked })}>
        {t('act.later')}
      </Checkbox>
      {form.later && (
        <TextField
          type="datetime-local"
          label={t('act.at')}
          hint={t('act.atHint')}
          min={localOf(Date.now())}
          value={form.at}
          onChange={({ target }) => onChange({ ...form, at: target.value })}
          error={tried && timeError}
        />
      )}
    </>
  );
}
