import { maxPromotionLengths } from '@unisite/shared/contract/operatorsPromotions';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Field, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Editor.module.css';
import { idOfTitle } from './idOfTitle.ts';
import type { OfferFieldsProps } from './offerFieldsProps.ts';

const lines = [
  ['titleVi', 'title'],
  ['titleEn', 'title'],
  ['summaryVi', 'summary'],
  ['summaryEn', 'summary'],
  ['highlightVi', 'highlight'],
  ['highlightEn', 'highlight'],
] as const;

/** Texts in both languages, and the id of a new promotion, which follows the English title until it is edited. */
export function WordFields({ form, isNew }: OfferFieldsProps & { isNew: boolean }): ReactElement {
  const t = useText();
  const { values } = form;
  const changeTitle = (title: string) => {
    if (isNew && values.id === idOfTitle(values.titleEn)) form.change('id', idOfTitle(title));
    form.change('titleEn', title);
  };
  return (
    <>
      <div className={styles.languages}>
        {lines.map(([name, of]) => (
          <TextField
            key={name}
            {...toInput(form.field(name))}
            {...(name === 'titleEn' ? { onChange: ({ currentTarget }) => changeTitle(currentTarget.value) } : {})}
            label={t(`promotionForm.field.${name}`)}
            maxLength={maxPromotionLengths[of]}
          />
        ))}
      </div>
      {isNew && (
        <TextField
          {...toInput(form.field('id'))}
          label={t('promotionForm.field.id')}
          hint={t('promotionForm.idHint')}
          maxLength={60}
          spellCheck={false}
        />
      )}
      <div className={styles.languages}>
        {(['termsVi', 'termsEn'] as const).map((name) => {
          const { error, ...bound } = toInput(form.field(name));
          return (
            <Field
              key={name}
              label={t(`promotionForm.field.${name}`)}
              error={error}
              hint={t('promotionForm.termsHint')}
            >
              {(control) => <textarea {...control} {...bound} className="input" rows={7} maxLength={12_000} />}
            </Field>
          );
        })}
      </div>
    </>
  );
}
