import { type IdentityReason, identityReason } from '@unisite/shared/contract/identityChecks';
import { type OperatorIdentityCheck, refuseIdentity } from '@unisite/shared/contract/operatorsIdentity';
import { useText } from '@unisite/shared/i18n';
import { Checkbox, Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { useSending } from '../../../frame/api/queries.ts';
import { decided } from './decided.ts';
import styles from './Identity.module.css';

type Kind = OperatorIdentityCheck['pictures'][number]['kind'];

/** Refuses a check: the reason, and the pictures to be taken again. */
export function RefuseIdentityDialog({ check }: { check: OperatorIdentityCheck }): ReactElement {
  const t = useText();
  const refuse = useSending(refuseIdentity);
  const { id, reference, member, triesLeft, pictures } = check;
  const form = useReasonForm<{ reason: IdentityReason; again: readonly Kind[] }>({
    values: { reason: 'unreadable', again: [] },
    submit: ({ reason, again, why }) =>
      decided(check, t('identity.refused'), () =>
        refuse.send({ id, reference: reference ?? '', reason, again: [...again], why }),
      ),
  });
  const { reason, again } = form.values;
  return (
    <ReasonDialog
      title={t('identity.refuseOf', { account: member.account })}
      icon="close"
      consequences={[
        t('identity.refuseMeans'),
        ...(again.length > 0 ? [t('identity.refuseDeletes')] : []),
        ...(triesLeft <= 1 ? [t('identity.refuseLast')] : []),
      ]}
      confirm={t('identity.refuse')}
      danger
      form={form}
      error={refuse.error}
    >
      <Select
        label={t('identity.refuseFor')}
        value={reason}
        onChange={({ target }) =>
          form.change('reason', identityReason.options.find((one) => one === target.value) ?? 'unreadable')
        }
        options={identityReason.options.map((value) => ({ value, label: t(`identity.why.${value}`) }))}
      />
      <fieldset className={styles.again}>
        <legend className="field__label">{t('identity.again')}</legend>
        {pictures.map(({ kind }) => (
          <Checkbox
            key={kind}
            checked={again.includes(kind)}
            onChange={({ target }) =>
              form.change('again', target.checked ? [...again, kind] : again.filter((one) => one !== kind))
            }
          >
            {t(`identity.picture.${kind}`)}
          </Checkbox>
        ))}
      </fieldset>
    </ReasonDialog>
  );
}
