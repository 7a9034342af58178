import {
  type Identity,
  type IdentityDocumentKind,
  identityDocumentKind,
  isDocumentNumber,
  saveIdentityFacts,
} from '@unisite/shared/contract/identityChecks';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { useRetryableCall } from '@unisite/shared/session/form';
import { Button, Checkbox, Tabs, TextField } from '@unisite/shared/ui';
import { DateField } from '@unisite/shared/ui/dates';
import type { ReactElement } from 'react';
import { ValidatedForm } from '../form/ValidatedForm.tsx';
import styles from './Identity.module.css';
import { cacheIdentity } from './identityQuery.ts';

interface FactsStepProps {
  value: Identity;
  onSaved: (value: Identity) => void;
}

/** The document: kind, number, expiry. Its number is never shown again. */
export function FactsStep({ value, onSaved }: FactsStepProps): ReactElement {
  const t = useText();
  const { sendOnce } = useRetryableCall();
  const { check, now } = value;
  const today = now.slice(0, 10);
  const dayFault = (day: string): string | null => {
    if (day === '') return t('identity.dateMissing');
    return day < today ? t('identity.hasEnded') : null;
  };
  const form = useForm<{
    document: IdentityDocumentKind;
    number: string;
    validUntil: string;
    hasNoEnd: boolean;
  }>({
    values: {
      document: check?.document ?? 'idCard',
      number: '',
      validUntil: check?.validUntil ?? '',
      hasNoEnd: check?.document != null && check.validUntil === null,
    },
    validate: ({ number, validUntil, hasNoEnd }) => ({
      number: isDocumentNumber(number) ? null : t('identity.numberWrong'),
      validUntil: hasNoEnd ? null : dayFault(validUntil),
    }),
    submit: async ({ document, number, validUntil, hasNoEnd }) => {
      const request = { document, number, validUntil: hasNoEnd ? null : validUntil };
      const saved = await sendOnce(saveIdentityFacts, request);
      cacheIdentity(saved);
      onSaved(saved);
    },
    fieldOfRefusal: { DOCUMENT_EXPIRED: 'validUntil' },
  });
  const { document, hasNoEnd } = form.values;
  return (
    <ValidatedForm form={form}>
      <Tabs
        fit
        label={t('identity.documentKind')}
        value={document}
        onChange={(id) => form.change('document', identityDocumentKind.options.find((kind) => kind === id) ?? 'idCard')}
        tabs={identityDocumentKind.options.map((id) => ({ id, label: t(`identity.document.${id}`) }))}
      />
      <div className={styles.pair}>
        <TextField
          {...toInput(form.field('number'))}
          label={t('identity.number')}
          hint={t('identity.numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <DateField
          field={form.field('validUntil')}
          min={today}
          label={t('identity.validUntil')}
          disabled={hasNoEnd}
          required={!hasNoEnd}
        />
      </div>
      <Checkbox
        name="hasNoEnd"
        checked={hasNoEnd}
        onChange={({ target }) => {
          form.change('hasNoEnd', target.checked);
          form.clearErrors('validUntil');
        }}
      >
        {t('identity.hasNoEnd')}
      </Checkbox>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('identity.next')}
        </Button>
      </div>
    </ValidatedForm>
  );
}
