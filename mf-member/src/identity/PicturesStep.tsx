import type { Identity, IdentityPictureKind } from '@unisite/shared/contract/identityChecks';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from './Identity.module.css';
import { PictureBox } from './PictureBox.tsx';
import { type IdentityStep, picturesOf } from './steps.ts';

interface PicturesStepProps {
  step: Exclude<IdentityStep, 'facts'>;
  value: Identity;
  previews: ReadonlyMap<IdentityPictureKind, string>;
  onSent: (kind: IdentityPictureKind, address: string) => void;
}

/** The pictures of a step. */
export function PicturesStep({ step, value: { check }, previews, onSent }: PicturesStepProps): ReactElement {
  const t = useText();
  return (
    <>
      <p className="muted">{t(`identity.advice.${step}`)}</p>
      <div className={styles.papers}>
        {picturesOf(step, check).map((kind) => (
          <PictureBox
            key={kind}
            kind={kind}
            kept={check?.pictures.find((picture) => picture.kind === kind)}
            preview={previews.get(kind)}
            onSent={(address) => onSent(kind, address)}
          />
        ))}
      </div>
    </>
  );
}
