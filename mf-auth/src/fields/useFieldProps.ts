import { type FieldName, fieldNames, patternSentence } from '@unisite/shared/contract/fieldPatterns';
import type { FieldSetting } from '@unisite/shared/contract/registration';
import { type BoundField, type InputProps, toInput } from '@unisite/shared/form';
import { useLanguage, useText } from '@unisite/shared/i18n';
import type { FieldVariant } from '@unisite/shared/ui';

const hinted: readonly FieldName[] = ['payeeName', 'affiliateCode', 'paymentPassword'];
/** Fields whose pattern is shown before it is violated. */
const ruled: readonly FieldName[] = ['username', 'password', 'newPassword', 'nickname', 'paymentPassword', 'idNumber'];

type Rule = Pick<FieldSetting, 'patternId' | 'minLength' | 'maxLength'> & { required?: boolean };

/** Props of a field's control: its binding to the form, and in the page's language its label and what it accepts. */
export function useFieldProps() {
  const t = useText();
  const language = useLanguage();
  return (field: BoundField<string | undefined, FieldName>, rule: Rule | null = null): FieldVariant & InputProps => {
    const { name, error } = field;
    const accepted =
      rule && ruled.includes(name)
        ? patternSentence({ patternId: rule.patternId, min: rule.minLength, max: rule.maxLength })[language]
        : '';
    const hint = `${accepted} ${hinted.includes(name) ? t(`field.hint.${name}`) : ''}`.trim();
    return {
      ...toInput(field),
      label: fieldNames[name][language],
      ...(rule?.required === false ? { note: t('field.optional') } : {}),
      // an error with the same text replaces the hint
      ...(hint !== '' && error === undefined ? { hint } : {}),
    };
  };
}
