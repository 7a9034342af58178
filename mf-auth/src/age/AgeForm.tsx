import { CallError, useAction } from '@unisite/shared/api';
import { type AgeGate, confirmAge, type TooYoung } from '@unisite/shared/contract/age';
import { useForm } from '@unisite/shared/form';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Button, Checkbox, Dialog, Notice } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Age.module.css';
import { BirthDate } from './BirthDate.tsx';
import { type BirthDateParts, birthDateOf, isDay } from './birthDate.ts';

interface AgeFormProps {
  gate: AgeGate;
  onConfirmed(): void;
  onTooYoung(standing: TooYoung): void;
  /** The platform now requires something else: newer terms, or nothing. */
  onChanged(): Promise<void>;
  onClose(): void;
}

type Values = BirthDateParts & { agreed: boolean };

/** Shown where the gate's requirements differ from what was shown. */
const changed: readonly string[] = ['TERMS_CHANGED', 'AGE_REFUSED', 'AGE_UNCONFIRMED', 'CONFLICT'];

/** The age gate's form; without the date of birth where it is known and only the terms are new. */
export function AgeForm({ gate, onConfirmed, onTooYoung, onChanged, onClose }: AgeFormProps): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const confirm = useAction(confirmAge);
  const [isOther, setOther] = useState(false);
  const { minAge, today, terms, standing } = gate;
  const isKnown = standing.state === 'termsDue';
  const form = useForm<Values>({
    values: { day: '', month: '', year: '', agreed: false },
    fields: isKnown ? ['agreed'] : ['day', 'month', 'year', 'agreed'],
    validate: (values) => ({
      ...(isKnown ? {} : faultsOf(values)),
      agreed: values.agreed ? null : t('age.agreeMissing'),
    }),
    async submit(values) {
      setOther(false);
      try {
        const birthDate = isKnown ? {} : { birthDate: birthDateOf(values) };
        const answer = await confirm.mutateAsync({ ...birthDate, termsVersion: terms.version });
        if (answer.state === 'confirmed') onConfirmed();
        else onTooYoung(answer);
      } catch (error) {
        if (!(error instanceof CallError) || !changed.includes(error.code)) throw error;
        await onChanged();
        setOther(true);
        form.setValue('agreed', false);
      }
    },
  });

  function faultsOf(born: BirthDateParts) {
    const missing = (value: string) => (value === '' ? t('age.birthMissing') : null);
    const isWhole = born.day !== '' && born.month !== '' && born.year !== '';
    const noDay = isWhole && (!isDay(born) || birthDateOf(born) > today) ? t('age.birthWrong') : null;
    return { day: missing(born.day) ?? noDay, month: missing(born.month), year: missing(born.year) };
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <span className={styles.title}>
          <span className={styles.mark} aria-hidden>
            {minAge}+
          </span>
          {t(isKnown ? 'age.termsTitle' : 'age.title', { age: minAge })}
        </span>
      }
    >
      <p className="soft">{isKnown ? t('age.termsText') : t('age.text')}</p>
      {isKnown && <Notice>{localized(terms.changed)}</Notice>}
      <form {...form.form} className="stack">
        {isOther && <Notice tone="warn">{t('age.changed')}</Notice>}
        {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
        {!isKnown && (
          <BirthDate today={today} day={form.field('day')} month={form.field('month')} year={form.field('year')} />
        )}
        <Agreement gate={gate} form={form} />
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          {t(isKnown ? 'age.accept' : 'age.confirm', { age: minAge })}
        </Button>
        <Button variant="quiet" block disabled={form.busy} onClick={onClose}>
          {t(isKnown ? 'age.later' : 'age.notYet', { age: minAge })}
        </Button>
      </form>
    </Dialog>
  );
}

/** The consent box, with links to terms and rules in tabs of their own. */
function Agreement({
  gate: { terms },
  form,
}: {
  gate: AgeGate;
  form: { field: ReturnType<typeof useForm<Values>>['field'] };
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const { name, value, error, onValueChange } = form.field('agreed');
  const link = (part: number, text: string) => (
    <a className="link" href={`/terms#part-${part}`} target="_blank" rel="noopener" title={t('age.termsOpen')}>
      {text}
    </a>
  );
  return (
    <Checkbox name={name} checked={value} onChange={({ target }) => onValueChange(target.checked)} error={error}>
      {t('age.agree')} {link(1, t('age.terms'))} {t('age.and')} {link(2, t('age.rules'))}
      {t('age.version', { version: terms.version, date: format.date(terms.publishedAt) })}
    </Checkbox>
  );
}
