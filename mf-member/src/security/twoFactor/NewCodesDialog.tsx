import { useAction } from '@unisite/shared/api';
import { renewRecoveryCodes } from '@unisite/shared/contract/memberSecurity';
import { useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { CodeField } from '../../form/CodeField.tsx';
import { digitsOnly } from '../../form/digitsOnly.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import { invalidateSecurity } from '../invalidateSecurity.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** New recovery codes, which invalidate the previous ones. */
export default function NewCodesDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      open
      icon="key"
      title={t(codes ? 'recovery.title' : 'recovery.renewTitle')}
      dismissible={codes === null}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <CodeStep
          onCodes={(made) => {
            invalidateSecurity();
            setCodes(made);
          }}
        />
      )}
    </Dialog>
  );
}

function CodeStep({ onCodes }: { onCodes: (codes: readonly string[]) => void }): ReactElement {
  const t = useText();
  const renew = useAction(renewRecoveryCodes);
  const form = useForm({
    values: { code: '' },
    validate: ({ code }) => ({ code: digitsOnly(code) ? null : t('security.codeMissing') }),
    submit: async ({ code }) => onCodes((await renew.mutateAsync({ code: digitsOnly(code) })).recoveryCodes),
    fieldOfRefusal: { WRONG_CODE: 'code' },
  });
  return (
    <>
      <p className="soft">{t('recovery.renewText')}</p>
      <ValidatedForm form={form}>
        <CodeField {...form.field('code')} label={t('security.appCode')} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('recovery.renew')}
        </Button>
      </ValidatedForm>
    </>
  );
}
