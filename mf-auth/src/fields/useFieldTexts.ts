import type { FieldSetting } from '@unisite/shared/contract/registration';
import { useLanguage, useText } from '@unisite/shared/i18n';
import type { FieldLook } from '@unisite/shared/ui';
import { errorText, type FieldError, type FieldName, patternText } from './complaint.ts';

const hinted: readonly FieldName[] = ['payeeName', 'affiliateCode', 'paymentPassword'];
/** Whose pattern is worth saying before anybody has broken it. */
const ruled: readonly FieldName[] = ['username', 'password', 'newPassword', 'nickname', 'paymentPassword', 'idNumber'];

type Rule = Pick<FieldSetting, 'patternId' | 'minLength' | 'maxLength'> & { required?: boolean };

/** What stands round a field in the page's language: its label, what it takes, what is wrong with it. */
export function useFieldTexts() {
  const t = useText();
  const language = useLanguage();
  return (field: FieldName, rule: Rule | null, complaint: FieldError | undefined): FieldLook => {
    const error = complaint && errorText(t, language, field, complaint);
    const taken =
      rule && ruled.includes(field)
        ? patternText(t, { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength })
        : '';
    const hint = `${taken} ${hinted.includes(field) ? t(`field.hint.${field}`) : ''}`.trim();
    return {
      label: t(`field.name.${field}`),
      ...(rule?.required === false ? { note: t('field.optional') } : {}),
      // an error that says the same takes the hint's place
      ...(hint !== '' && complaint === undefined ? { hint } : {}),
      ...(error === undefined ? {} : { error }),
    };
  };
}
