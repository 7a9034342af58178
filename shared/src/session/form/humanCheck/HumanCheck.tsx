import type { HumanProof } from '@unisite/shared/contract/proofs';
import { Button, Dialog, Notice } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { AutomaticCheck } from './AutomaticCheck.tsx';
import styles from './HumanCheck.module.css';
import { useHumanTexts } from './humanTexts.ts';
import { SlideCheck } from './SlideCheck.tsx';

export interface HumanCheckProps {
  /** Valid for one call, within five minutes. */
  onProof(proof: HumanProof): void;
  onCancel(): void;
}

/**
 * A human check in a dialog: first the automatic one, with the slide (specification section 4) as an alternative and
 * fallback.
 */
export function HumanCheck({ onProof, onCancel }: HumanCheckProps): ReactElement {
  const texts = useHumanTexts();
  const [isSlide, setSlide] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    setSlide(true);
  };
  return (
    <Dialog open title={texts.title} onClose={onCancel} className={styles.dialog}>
      {isSlide ? (
        <>
          {hasFailed && <Notice tone="warn">{texts.workFailed}</Notice>}
          <p className="soft">{texts.lead}</p>
          <SlideCheck onProof={onProof} />
          <p className="or">{texts.or}</p>
          <AutomaticCheck onProof={onProof} />
          <p className={styles.note}>{texts.automaticNote}</p>
        </>
      ) : (
        <>
          <p className="soft">{texts.automaticNote}</p>
          <AutomaticCheck startsAtOnce onProof={onProof} onFailed={fail} />
          <Button block variant="quiet" onClick={() => setSlide(true)}>
            {texts.slideInstead}
          </Button>
        </>
      )}
    </Dialog>
  );
}
