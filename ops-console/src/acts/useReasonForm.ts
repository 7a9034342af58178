import { type FieldErrors, type Form, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';

interface ReasonFormOptions<Values> {
  /** Values besides the reason. */
  values: Values;
  validate?: (values: Values) => FieldErrors<keyof Values & string>;
  submit: (values: Values & Reason) => Promise<unknown>;
}

interface Reason {
  why: string;
}

export type ReasonForm<Values extends object = object> = Form<Values & Reason>;

const shortest = 3;

/** The form of a `ReasonDialog`: every action takes a reason, which is sent trimmed. */
export function useReasonForm<Values extends object>(options: ReasonFormOptions<Values>): ReasonForm<Values> {
  const t = useText();
  return useForm<Values & Reason>({
    values: { ...options.values, why: '' },
    validate: (values) => ({
      ...options.validate?.(values),
      why: values.why.trim().length < shortest ? t('reason.missing') : null,
    }),
    submit: (values) => options.submit({ ...values, why: values.why.trim() }),
  });
}
