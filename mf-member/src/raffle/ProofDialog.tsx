import type { RaffleSpin } from '@unisite/shared/contract/raffle';
import { useFormat, useText } from '@unisite/shared/i18n';
import { fieldOfRoll, raffleLabel } from '@unisite/shared/lottery';
import { Button, Dialog, Notice } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Raffle.module.css';
import { type Verified, verifySpin } from './verifySpin.ts';

/** The proof of a spin, recomputed in the browser. */
export function ProofDialog({ spin, onClose }: { spin: RaffleSpin; onClose: () => void }): ReactElement {
  const t = useText();
  const format = useFormat();
  const [done, setDone] = useState<Verified | null>(null);
  const { proof, field } = spin;
  const { number, hash, seed, clientSeed, market, roll, chances } = proof;
  const hit = fieldOfRoll(chances, roll);
  const first = chances.slice(0, chances.indexOf(hit)).reduce((sum, { chance }) => sum + chance, 0);
  return (
    <Dialog
      open
      icon="shield"
      title={t('spinProof.title', { number: format.number(number) })}
      onClose={onClose}
      foot={
        <Button variant="primary" icon="refresh" onClick={() => void verifySpin(spin).then(setDone)}>
          {t('spinProof.recompute')}
        </Button>
      }
    >
      <dl className={styles.proof}>
        <dt>{t('spinProof.hash')}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        <dt>{t('spinProof.seed')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{t('spinProof.own')}</dt>
        <dd>
          <code>{clientSeed}</code>
        </dd>
        <dt>{t('spinProof.label')}</dt>
        <dd>
          <code>{raffleLabel(market, number, clientSeed)}</code>
        </dd>
        <dt>{t('spinProof.roll')}</dt>
        <dd className="num">{roll}</dd>
        <dt>{t('spinProof.field')}</dt>
        <dd>{t('spinProof.range', { title: hit.title, first, last: first + hit.chance - 1 })}</dd>
      </dl>
      <div aria-live="polite">
        {done?.state === 'same' && (
          <Notice>{t(field.id === proof.hit ? 'spinProof.same' : 'spinProof.sameReplaced')}</Notice>
        )}
        {done?.state === 'otherSeed' && <Notice tone="error">{t('spinProof.otherSeed')}</Notice>}
        {done?.state === 'otherRoll' && <Notice tone="error">{t('spinProof.otherRoll', { roll: done.roll })}</Notice>}
        {done?.state === 'otherField' && (
          <Notice tone="error">{t('spinProof.otherField', { title: done.title })}</Notice>
        )}
        {done?.state === 'unsafe' && <Notice tone="warn">{t('spinProof.unsafe')}</Notice>}
      </div>
      <p className="muted">{t('spinProof.recipe')}</p>
    </Dialog>
  );
}
