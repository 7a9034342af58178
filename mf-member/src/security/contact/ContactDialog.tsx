import type { CallError } from '@unisite/shared/api';
import { useText } from '@unisite/shared/i18n';
import { defaultCountry } from '@unisite/shared/session/mobile';
import { Dialog, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { cacheOverview } from '../invalidateSecurity.ts';
import { AddressStep, type RequestedContact } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import type { Channel, Contact } from './channel.ts';
import { useCodeSending } from './useCodeSending.ts';

type Stage = { step: 'address'; taken: CallError | null } | { step: 'code'; contact: Contact; until: number };

interface ContactDialogProps {
  channel: Channel;
  /** The current contact, masked. */
  bound: string | null;
  onClose: () => void;
}

/** Binds or replaces an e-mail address or mobile number: the password, then a code sent there. */
export default function ContactDialog({ channel, bound, onClose }: ContactDialogProps): ReactElement {
  const t = useText();
  const sending = useCodeSending();
  const [stage, setStage] = useState<Stage>({ step: 'address', taken: null });
  const [asked, setAsked] = useState<RequestedContact>({
    contact: { email: '', number: '', country: defaultCountry },
    password: '',
  });
  return (
    <Dialog
      open
      icon={channel === 'mail' ? 'mail' : 'phone'}
      title={t(`contact.title.${channel}.${bound === null ? 'bind' : 'change'}`)}
      onClose={onClose}
    >
      {bound !== null && stage.step === 'address' && <p className="soft">{t('contact.now', { bound })}</p>}
      {stage.step === 'address' ? (
        <AddressStep
          channel={channel}
          requested={asked}
          taken={stage.taken}
          sending={sending}
          onSent={(typed, contact, until) => {
            setAsked(typed);
            setStage({ step: 'code', contact, until });
          }}
        />
      ) : (
        <CodeStep
          contact={stage.contact}
          password={asked.password}
          until={stage.until}
          sending={sending}
          onSent={(until) => setStage({ ...stage, until })}
          onOther={(taken) => setStage({ step: 'address', taken })}
          onBound={(overview) => {
            cacheOverview(overview);
            toastStore.show({ title: t(`contact.done.${channel}`), icon: 'check' });
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
