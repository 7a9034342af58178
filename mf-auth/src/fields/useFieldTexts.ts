import { type FieldName, fieldNames, patternSentence } from '@unisite/shared/contract/fieldPatterns';
import type { FieldSetting } from '@unisite/shared/contract/registration';
import { useLanguage, useText } from '@unisite/shared/i18n';
import type { FieldLook } from '@unisite/shared/ui';
import { errorText, type FieldError } from './fieldError.ts';

const hinted: readonly FieldName[] = ['payeeName', 'affiliateCode', 'paymentPassword'];
/** Whose pattern is worth saying before anybody has broken it. */
const ruled: readonly FieldName[] = ['username', 'password', 'newPassword', 'nickname', 'paymentPassword', 'idNumber'];

type Rule = Pick<FieldSetting, 'patternId' | 'minLength' | 'maxLength'> & { required?: boolean };

/** What stands round a field in the page's language: its label, what it takes, what is wrong with it. */
export function useFieldTexts() {
  const t = useText();
  const language = useLanguage();
  return (field: FieldName, rule: Rule | null, fieldError: FieldError | undefined): FieldLook => {
    const error = fieldError && errorText(language, field, fieldError);
    const taken =
      rule && ruled.includes(field)
        ? patternSentence({ patternId: rule.patternId, min: rule.minLength, max: rule.maxLength })[language]
        : '';
    const hint = `${taken} ${hinted.includes(field) ? t(`field.hint.${field}`) : ''}`.trim();
    return {
      label: fieldNames[field][language],
      ...(rule?.required === false ? { note: t('field.optional') } : {}),
      // an error that says the same takes the hint's place
      ...(hint !== '' && fieldError === undefined ? { hint } : {}),
      ...(error === undefined ? {} : { error }),
    };
  };
}
