import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { passwordStrength, strengths } from './passwordStrength.ts';

/** The strength of a new password, as bars and as text. */
export function PasswordStrength({ password }: { password: string }): ReactElement | null {
  const t = useText();
  if (password === '') return null;
  const strength = passwordStrength(password);
  const reached = strengths.indexOf(strength);
  return (
    <div className="stack stack--tight">
      <span className="strength" data-strength={strength} aria-hidden>
        {strengths.map((one, at) => (
          <i key={one} className={at <= reached ? 'is-on' : undefined} />
        ))}
      </span>
      <p className="field__hint" role="status">
        {t(`password.strength.${strength}`)}
      </p>
    </div>
  );
}
