import type { MarketView } from '@unisite/shared/contract/operators';
import { maxAddressLength } from '@unisite/shared/contract/operatorsAddresses';
import {
  firstServiceType,
  listMarketSettings,
  type MarketSettings,
  type ServiceEntries,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { useText } from '@unisite/shared/i18n';
import { Button, Checkbox, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ListEditor } from '../../../acts/settings/ListEditor.tsx';
import { SettingDialog } from '../../../acts/settings/SettingDialog.tsx';
import { useSettingChange } from '../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { useRevision } from '../../../acts/useRevision.ts';
import { useOperation } from '../../../frame/api/queries.ts';
import styles from './Content.module.css';
import { ServicePreview } from './ServicePreview.tsx';
import { entryOf, rowsOf, type ServiceRow, withFirst, withNewRow, wrongFields } from './serviceForm.ts';

/** The platform's limit. */
const most = 20;
const longestTitle = 60;

interface ServiceDialogProps {
  market: MarketView;
  settings: MarketSettings;
}

/** Adds, changes, moves and removes customer service channels. */
export function ServiceDialog({ market, settings }: ServiceDialogProps): ReactElement {
  const t = useText();
  const sending = useSettingChange('serviceEntries');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code) ?? settings;
  const revision = useRevision({ entries: now.serviceEntries });
  const { entries } = revision.seen;
  const change = (to: ServiceEntries) => ({ kind: 'serviceEntries', market: code, from: entries, to }) as const;
  const form = useReasonForm({
    // null: unchanged
    values: { rows: null as readonly ServiceRow[] | null },
    validate: ({ rows }) => ({ rows: rows?.some((row) => wrongFields(row).length > 0) ? t('content.look') : null }),
    submit: ({ why, rows }) => sending.send(change((rows ?? rowsOf(entries)).map(entryOf)), why),
  });
  const rows = form.values.rows ?? rowsOf(entries);
  const wanted = rows.map(entryOf);
  const set = (next: readonly ServiceRow[]) => form.change('rows', next);
  return (
    <SettingDialog
      icon="headset"
      market={market}
      change={change(wanted)}
      revision={{ ...revision, since: (other) => change(other.entries) }}
      form={form}
      sending={sending}
    >
      <ListEditor
        label={t('service.rule')}
        items={rows}
        onChange={set}
        nameOf={({ vi, en }) => vi.trim() || en.trim() || t('service.unnamed')}
      >
        {(row, change) => {
          const wrong = form.errors.rows ? wrongFields(row) : [];
          // the form focuses the control named after the field
          const bound = (field: 'vi' | 'en' | 'path', fault: string) => ({
            name: wrong[0] === field ? 'rows' : undefined,
            value: row[field],
            error: wrong.includes(field) ? fault : undefined,
            onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
          });
          return (
            <>
              <div className={styles.pair}>
                <TextField {...bound('vi', t('content.missing'))} label={t('content.inVi')} maxLength={longestTitle} />
                <TextField {...bound('en', t('content.missing'))} label={t('content.inEn')} maxLength={longestTitle} />
              </div>
              <TextField
                {...bound('path', t('service.pathWrong'))}
                label={t('content.address')}
                hint={t('service.pathHint')}
                maxLength={maxAddressLength}
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
              />
              <Checkbox
                checked={row.type === firstServiceType}
                disabled={row.type === firstServiceType}
                onChange={() => set(withFirst(rows, row))}
              >
                {t('service.opensFirst')}
              </Checkbox>
            </>
          );
        }}
      </ListEditor>
      <div>
        <Button
          size="sm"
          variant="outline"
          icon="plus"
          disabled={rows.length >= most}
          onClick={() => set(withNewRow(rows))}
        >
          {t('service.add')}
        </Button>
      </div>
      <section className={styles.preview} aria-label={t('content.preview')}>
        <h3>{t('content.preview')}</h3>
        <ServicePreview entries={wanted} />
      </section>
    </SettingDialog>
  );
}
