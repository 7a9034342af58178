import { useAction } from '@unisite/shared/api';
import { confirmTwoFactor } from '@unisite/shared/contract/memberSecurity';
import { useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactElement } from 'react';
import { CodeField } from '../../form/CodeField.tsx';
import { digitsOnly } from '../../form/digitsOnly.ts';
import { useCopy } from '../../form/useCopy.ts';
import { useFocusFirst } from '../../form/useFocusFirst.ts';
import { ValidatedForm } from '../../form/ValidatedForm.tsx';
import styles from './TwoFactor.module.css';

/** `secret`: base32, to type; `uri`: otpauth, to scan. */
export interface Secret {
  secret: string;
  uri: string;
}

interface SecretStepProps extends Secret {
  onCodes: (codes: readonly string[]) => void;
}

/** Side in pixels: scannable at arm's length, and fits a phone's width. */
const side = 176;

/**
 * The authenticator's secret, and a code that proves its setup. The QR code is drawn here with the library of shell and
 * console, so no external service sees the secret; its 7 KB load with this dialog only.
 */
export function SecretStep({ secret, uri, onCodes }: SecretStepProps): ReactElement {
  const t = useText();
  const copy = useCopy();
  const confirm = useAction(confirmTwoFactor);
  const first = useFocusFirst<HTMLInputElement>();
  const form = useForm({
    values: { code: '' },
    validate: ({ code }) => ({ code: digitsOnly(code) ? null : t('security.codeMissing') }),
    submit: async ({ code }) => onCodes((await confirm.mutateAsync({ code: digitsOnly(code) })).recoveryCodes),
    fieldOfRefusal: { WRONG_CODE: 'code' },
  });
  return (
    <>
      <p className="soft">{t('twoFactor.scanText')}</p>
      <ValidatedForm form={form}>
        <div className={styles.secret}>
          <span className={styles.qr}>
            <QRCodeSVG value={uri} size={side} level="M" title={t('twoFactor.qr')} role="img" />
          </span>
          <a className="btn btn--outline btn--sm only-phone" href={uri}>
            <span>{t('twoFactor.openApp')}</span>
          </a>
          <span className="muted">{t('twoFactor.secret')}</span>
          <output className={`code ${styles.typed}`}>{inFours(secret)}</output>
          <Button
            size="sm"
            variant="outline"
            icon="copy"
            onClick={() => void copy(secret, t('twoFactor.secretCopied'))}
          >
            {t('twoFactor.copySecret')}
          </Button>
        </div>
        <CodeField {...form.field('code')} ref={first} label={t('security.appCode')} hint={t('twoFactor.codeHint')} />
        <Button type="submit" variant="primary" block busy={form.busy}>
          {t('twoFactor.turnOn')}
        </Button>
      </ValidatedForm>
    </>
  );
}

/** Grouped for typing. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
