import type { ValueOf } from '@unisite/shared/contract/operation';
import { audit, type MarketView } from '@unisite/shared/contract/operators';
import {
  marketTerms,
  maxChangeLength,
  maxTermsLength,
  publishTerms,
} from '@unisite/shared/contract/operatorsMarketAge';
import { type BoundField, toInput } from '@unisite/shared/form';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Dialog, ErrorState, Field, Skeleton, TextField, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { SettingsConflictNotice } from '../../../../acts/settings/SettingsConflictNotice.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useOperation, useSending } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';

type Terms = ValueOf<typeof marketTerms>;

/** Publishes the next version of a market's terms, starting from the one in force. */
export function PublishTermsDialog({ market }: { market: MarketView }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(marketTerms, { code: market.code });
  if (data) return <Draft market={market} terms={data} />;
  return (
    <Dialog open title={t('age.publishOf', { market: localized(market.name) })} icon="document" onClose={closeDialog}>
      {error ? (
        <ErrorState title={t('age.failed')} text={errorText(error)} code={error.code} onRetry={() => void refetch()} />
      ) : (
        <Skeleton kind="block" height={160} count={2} />
      )}
    </Dialog>
  );
}

function Draft({ market, terms }: { market: MarketView; terms: Terms }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const { send, error, reset } = useSending(publishTerms);
  const [after, setAfter] = useState(terms.versions[0]?.version ?? 0);
  const { text } = terms;
  const form = useReasonForm({
    values: { vi: text.vi, en: text.en, changedVi: '', changedEn: '' },
    validate: ({ vi, en, changedVi, changedEn }) => ({
      vi: vi.trim() === '' ? t('age.textMissing') : vi === text.vi && en === text.en ? t('age.same') : null,
      en: en.trim() === '' ? t('age.textMissing') : null,
      changedVi: changedVi.trim() === '' ? t('age.changedMissing') : null,
      changedEn: changedEn.trim() === '' ? t('age.changedMissing') : null,
    }),
    submit: async ({ vi, en, changedVi, changedEn, why }) => {
      const changed = { vi: changedVi.trim(), en: changedEn.trim() };
      try {
        const { version } = await send({ code: market.code, after, text: { vi, en }, changed, why });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t('age.published', { version }) });
      } finally {
        void refresh(marketTerms, audit);
      }
    },
  });
  const [newest] = terms.versions;
  const isChanged = error?.code === 'SETTING_CHANGED';
  return (
    <ReasonDialog
      title={t('age.publishTitle', { market: localized(market.name), version: after + 1 })}
      icon="document"
      visitors
      consequences={[t('age.means'), t('age.meansOpen'), t('age.stays')]}
      confirm={t('age.publish')}
      form={form}
      error={error}
      notice={
        isChanged ? (
          <SettingsConflictNotice
            now={newest && newest.version !== after ? t('age.inForce', { version: newest.version }) : null}
            onLook={() => {
              setAfter(newest?.version ?? after);
              reset();
            }}
          />
        ) : undefined
      }
    >
      <p className="muted">{t('age.marks')}</p>
      <TextArea field={form.field('vi')} label={t('age.textVi')} />
      <TextArea field={form.field('en')} label={t('age.textEn')} />
      <TextField {...toInput(form.field('changedVi'))} label={t('age.changedVi')} maxLength={maxChangeLength} />
      <TextField {...toInput(form.field('changedEn'))} label={t('age.changedEn')} maxLength={maxChangeLength} />
    </ReasonDialog>
  );
}

function TextArea({ field, label }: { field: BoundField<string>; label: string }): ReactElement {
  const { error, ...bound } = toInput(field);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <textarea {...control} {...bound} className="input" rows={10} maxLength={maxTermsLength} aria-required />
      )}
    </Field>
  );
}
