import type { HumanProof } from '@unisite/shared/contract/proofs';
import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { captcha } from '@unisite/shared/contract/verification';
import { useLanguage } from '@unisite/shared/i18n';
import { Field, Icon, Notice } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { AutomaticCheck } from './AutomaticCheck.tsx';
import styles from './HumanCheck.module.css';
import { useHumanTexts } from './humanTexts.ts';
import { useChallenge } from './useChallenge.ts';

export interface CaptchaFieldProps {
  /** The typed characters, or the proof that replaces them; null: none yet. */
  proof: HumanProof | null;
  onProof(proof: HumanProof | null): void;
  /** Another number loads another picture: each is valid for one try. The owner then clears the proof. */
  turn: number;
  error?: ReactNode;
  /** It appeared after a submission: takes the focus. */
  takesFocus?: boolean;
}

/** Specification section 9: reloaded by click at most once a second. */
const MIN_REFRESH_MS = 1000;

/**
 * The image captcha (specification section 4): the picture is a button for another one, and there is an alternative for
 * those who cannot read it.
 */
export function CaptchaField({ proof, onProof, turn, error, takesFocus }: CaptchaFieldProps): ReactElement {
  const texts = useHumanTexts();
  const language = useLanguage();
  const [renewed, setRenewed] = useState(0);
  const [resting, setResting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const challenge = useChallenge(captcha, turn + renewed);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), MIN_REFRESH_MS);
    return () => clearTimeout(timer);
  }, [resting]);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const renew = () => {
    if (resting) return;
    setResting(true);
    setRenewed(renewed + 1);
    onProof(null);
    input.current?.focus();
  };

  if (proof && !('captcha' in proof))
    return (
      <p className="field__ok" role="status">
        <Icon name="check" size={16} />
        <span>{texts.passed}</span>
      </p>
    );
  return (
    <div className={styles.captcha}>
      <Field label={texts.signs} error={error}>
        {(control) => (
          <div className="captcha">
            <input
              {...control}
              ref={input}
              name="captcha"
              className="input"
              type="text"
              value={proof ? proof.captcha : ''}
              onChange={({ target: { value } }) => onProof(value === '' ? null : { captcha: value })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={32}
            />
            <button
              className={styles.signs}
              type="button"
              aria-label={texts.signsRenew}
              title={texts.signsRenew}
              aria-disabled={resting || undefined}
              onClick={renew}
            >
              {challenge.state === 'ready' ? (
                <img src={`data:image/png;base64,${challenge.value}`} width="160" height="60" alt="" />
              ) : (
                <Icon name="refresh" />
              )}
            </button>
          </div>
        )}
      </Field>
      {challenge.state === 'failed' && <Notice tone="error">{refusalSentence(challenge.error, language)}</Notice>}
      <AutomaticCheck label={texts.signsAutomatic} variant="quiet" onProof={onProof} />
    </div>
  );
}
