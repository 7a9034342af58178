import { useOperation } from '@unisite/shared/api';
import { passwordRule } from '@unisite/shared/contract/passwords';
import { signInSettings } from '@unisite/shared/contract/signInSteps';
import { useText } from '@unisite/shared/i18n';
import { Tabs } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { FormDialog } from '../fields/FormDialog.tsx';
import { FormSettings } from '../fields/FormSettings.tsx';
import { ModalLink } from '../fields/ModalLink.tsx';
import { goToLogin, signedIn } from '../fields/signedIn.ts';
import { useConfirmLeave } from '../fields/useConfirmLeave.tsx';
import { MailRecovery, useMailRecovery } from '../recovery/MailRecovery.tsx';
import { PhoneRecovery, usePhoneRecovery } from '../recovery/PhoneRecovery.tsx';

const methods = ['email', 'mobile'] as const;

/** Recovers a password (section 2): by mail, and by mobile number where the market has the flag CHNGPASSVERIF3. */
export default function ForgetPassModal({ onClose }: { onClose(): void }): ReactElement {
  const t = useText();
  const [way, setWay] = useState('email');
  const byPhone = useOperation(signInSettings, {}, { keepPrevious: true }).data?.phoneRecovery ?? false;
  const rule = useOperation(passwordRule, {}, { enabled: byPhone, keepPrevious: true });
  // each tab keeps its input while the other is shown
  const mail = useMailRecovery(onClose);
  const phone = usePhoneRecovery(rule.data, (value) => signedIn(value, onClose));
  const { leave, question } = useConfirmLeave(mail.form.touched || phone.form.touched, {
    title: t('recover.leaveTitle'),
    text: t('field.leaveText'),
  });
  return (
    <FormDialog title={t('recover.title')} onClose={() => leave(onClose)}>
      {byPhone && (
        <Tabs
          label={t('recover.way')}
          tabs={methods.map((id) => ({ id, label: t(`recover.${id}`), icon: id === 'email' ? 'mail' : 'phone' }))}
          value={way}
          onChange={setWay}
        />
      )}
      {way === 'email' ? (
        <MailRecovery {...mail} />
      ) : (
        <FormSettings ready={rule.isSuccess} failed={rule.isError} onRetry={() => void rule.refetch()}>
          {rule.data && <PhoneRecovery {...phone} rule={rule.data} />}
        </FormSettings>
      )}
      <ModalLink lead={t('recover.remembered')} link={t('recover.login')} onGo={() => leave(goToLogin)} />
      {question}
    </FormDialog>
  );
}
