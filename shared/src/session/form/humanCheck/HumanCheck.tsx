import type { HumanProof } from '@unisite/shared/contract/proofs';
import { Dialog } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { AutomaticCheck } from './AutomaticCheck.tsx';
import styles from './HumanCheck.module.css';
import { useHumanTexts } from './humanTexts.ts';
import { SlideCheck } from './SlideCheck.tsx';

export interface HumanCheckProps {
  /** Good for one call, within five minutes. */
  onProof(proof: HumanProof): void;
  onCancel(): void;
}

/** The slide as a dialog (specification section 4), and beside it the way that asks nothing of anybody. */
export function HumanCheck({ onProof, onCancel }: HumanCheckProps): ReactElement {
  const texts = useHumanTexts();
  return (
    <Dialog open title={texts.title} onClose={onCancel} className={styles.dialog}>
      <p className="soft">{texts.lead}</p>
      <SlideCheck onProof={onProof} />
      <p className="or">{texts.or}</p>
      <AutomaticCheck onProof={onProof} />
      <p className={styles.note}>{texts.automaticNote}</p>
    </Dialog>
  );
}
