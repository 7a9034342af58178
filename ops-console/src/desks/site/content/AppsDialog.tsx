import type { MarketView } from '@unisite/shared/contract/operators';
import { isPageAddress, maxAddressLength } from '@unisite/shared/contract/operatorsAddresses';
import {
  type AppEntries,
  listMarketSettings,
  type MarketSettings,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { useText } from '@unisite/shared/i18n';
import { Button, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ListEditor } from '../../../acts/settings/ListEditor.tsx';
import { SettingDialog } from '../../../acts/settings/SettingDialog.tsx';
import { useSettingChange } from '../../../acts/settings/useSettingChange.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { useRevision } from '../../../acts/useRevision.ts';
import { useOperation } from '../../../frame/api/queries.ts';
import { AppsPreview } from './AppsPreview.tsx';
import styles from './Content.module.css';

type Entry = AppEntries[number];
type Row = Entry & { readonly id: number };
const types = ['IOS', 'ANDROID', 'LITE'] as const;
const maxLabelLength = 60;

const rowsOf = (entries: AppEntries): Row[] => entries.map((entry) => ({ ...entry, id: types.indexOf(entry.type) }));
/** The QR code has the same target unless another is given. */
const entryOf = ({ type, label, url, qrUrl }: Row): Entry => ({
  type,
  label: label.trim(),
  url: url.trim(),
  qrUrl: qrUrl.trim() || url.trim(),
});
const wrongFields = ({ label, url, qrUrl }: Entry): readonly ('label' | 'url' | 'qrUrl')[] => [
  ...(label === '' ? ['label' as const] : []),
  ...(isPageAddress(url) ? [] : ['url' as const]),
  ...(isPageAddress(qrUrl) || qrUrl === url ? [] : ['qrUrl' as const]),
];

interface AppsDialogProps {
  market: MarketView;
  settings: MarketSettings;
}

/** Adds, changes, moves and removes a market's apps, one per kind. */
export function AppsDialog({ market, settings }: AppsDialogProps): ReactElement {
  const t = useText();
  const sending = useSettingChange('appEntries');
  const { code } = market;
  const now = useOperation(listMarketSettings, {}).data?.markets.find((one) => one.code === code) ?? settings;
  const revision = useRevision({ entries: now.appEntries });
  const { entries } = revision.seen;
  const change = (to: AppEntries) => ({ kind: 'appEntries', market: code, from: entries, to }) as const;
  const form = useReasonForm({
    // null: unchanged
    values: { rows: null as readonly Row[] | null },
    validate: ({ rows }) => ({
      rows: rows?.some((row) => wrongFields(entryOf(row)).length > 0) ? t('content.look') : null,
    }),
    submit: ({ why, rows }) => sending.send(change((rows ?? rowsOf(entries)).map(entryOf)), why),
  });
  const rows = form.values.rows ?? rowsOf(entries);
  const wanted = rows.map(entryOf);
  const set = (next: readonly Row[]) => form.change('rows', next);
  return (
    <SettingDialog
      icon="download"
      market={market}
      change={change(wanted)}
      revision={{ ...revision, since: (other) => change(other.entries) }}
      form={form}
      sending={sending}
    >
      <ListEditor label={t('apps.rule')} items={rows} onChange={set} nameOf={({ type }) => t(`apps.type.${type}`)}>
        {(row, change) => {
          const wrong = form.errors.rows ? wrongFields(entryOf(row)) : [];
          // the form focuses the control named after the field
          const bound = (field: 'label' | 'url' | 'qrUrl', fault: string) => ({
            name: wrong[0] === field ? 'rows' : undefined,
            value: row[field],
            error: wrong.includes(field) ? fault : undefined,
            autoComplete: 'off',
            onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
          });
          const address = {
            maxLength: maxAddressLength,
            inputMode: 'url',
            autoCapitalize: 'none',
            spellCheck: false,
          } as const;
          return (
            <>
              <TextField {...bound('label', t('content.missing'))} label={t('apps.label')} maxLength={maxLabelLength} />
              <TextField
                {...bound('url', t('apps.addressWrong'))}
                {...address}
                label={t('content.address')}
                hint={t('apps.addressHint')}
              />
              <TextField
                {...bound('qrUrl', t('apps.addressWrong'))}
                {...address}
                label={t('apps.qr')}
                hint={t('apps.qrHint')}
              />
            </>
          );
        }}
      </ListEditor>
      <div className="row">
        {types
          .filter((type) => rows.every((row) => row.type !== type))
          .map((type) => (
            <Button
              key={type}
              size="sm"
              variant="outline"
              icon="plus"
              onClick={() => set([...rows, { id: types.indexOf(type), type, label: '', url: '', qrUrl: '' }])}
            >
              {t('apps.add', { app: t(`apps.type.${type}`) })}
            </Button>
          ))}
      </div>
      <section className={styles.preview} aria-label={t('content.preview')}>
        <h3>{t('content.preview')}</h3>
        <AppsPreview entries={wanted} />
      </section>
    </SettingDialog>
  );
}
