import { isDocumentNumber } from '@unisite/shared/contract/identityChecks';
import { acceptIdentity, type OperatorIdentityCheck } from '@unisite/shared/contract/operatorsIdentity';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, Notice, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import acts from '../../../acts/Acts.module.css';
import { closeDialog } from '../../../acts/dialogs.ts';
import { useSending } from '../../../frame/api/queries.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { decided } from './decided.ts';

/** Accepts a check: the operator enters the number in the picture. */
export function AcceptIdentityDialog({ check }: { check: OperatorIdentityCheck }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const accept = useSending(acceptIdentity);
  const { id, reference, member } = check;
  const form = useForm({
    values: { number: '' },
    validate: ({ number }) => ({ number: isDocumentNumber(number) ? null : t('identity.numberMissing') }),
    submit: ({ number }) =>
      decided(check, t('identity.accepted'), () => accept.send({ id, reference: reference ?? '', number })),
    fieldOfRefusal: { NUMBER_DIFFERS: 'number' },
  });
  return (
    <Dialog
      open
      title={t('identity.acceptOf', { account: member.account })}
      icon="check"
      className={acts.dialog}
      dismissible={!form.busy}
      onClose={closeDialog}
    >
      <form {...form.form} className="form">
        <TextField
          {...toInput(form.field('number'))}
          label={t('identity.number')}
          hint={t('identity.numberHint')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
        <div className={acts.words}>
          <h3>{t('reason.whatComes')}</h3>
          <ul>
            <li>{t('identity.acceptMeans')}</li>
            <li>{t('identity.acceptPerson')}</li>
          </ul>
        </div>
        {accept.error && accept.error.code !== 'NUMBER_DIFFERS' && (
          <Notice tone="error">{errorText(accept.error)}</Notice>
        )}
        <div className="dialog__foot">
          <Button variant="outline" disabled={form.busy} onClick={closeDialog}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('identity.accept')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
