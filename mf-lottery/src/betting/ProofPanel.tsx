import { useOperation } from '@unisite/shared/api';
import { type DrawProof, drawProof } from '@unisite/shared/contract/drawProof';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Notice, Panel, QueryError, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { type Recomputed, recompute } from './recompute.ts';
import styles from './Tickets.module.css';

/** The proof of a draw, recomputed in the browser. */
export function ProofPanel({ code, numero }: { code: string; numero: string }): ReactElement {
  const t = useText();
  const query = useOperation(drawProof, { code, numero }, { staleTime: 0 });
  const { data: proof } = query;
  if (proof?.seedHash === null) return <GivenResults proof={proof} />;
  if (proof) return <Proof key={`${code} ${numero} ${proof.seed}`} proof={proof} />;
  return query.error ? (
    <QueryError query={query} title={t('proof.failed')} />
  ) : (
    <Panel title={t('proof.title')}>
      <Skeleton kind="block" height={160} />
    </Panel>
  );
}

function Proof({ proof }: { proof: DrawProof }): ReactElement {
  const t = useText();
  const [done, setDone] = useState<Recomputed | null>(null);
  const command = `npm run verify-draw -- ${proof.code} ${proof.numero}`;
  return (
    <Panel title={t('proof.title')}>
      <dl className={styles.proof}>
        <dt>{t('proof.hash')}</dt>
        <dd>
          <code>{proof.seedHash}</code>
        </dd>
        <dt>{t('proof.seed')}</dt>
        <dd>{proof.seed ? <code>{proof.seed}</code> : <span className="muted">{t('proof.notYet')}</span>}</dd>
        <dt>{t('proof.entropy')}</dt>
        <dd>
          <Entropy entropy={proof.entropy} />
        </dd>
        <dt>{t('proof.command')}</dt>
        <dd>
          <code>{command}</code>
        </dd>
      </dl>
      {proof.seed && !done && (
        <Button size="sm" icon="refresh" onClick={() => void recompute(proof).then(setDone)}>
          {t('proof.recompute')}
        </Button>
      )}
      <div aria-live="polite">
        {done?.state === 'same' && <Notice>{t('proof.same', { count: done.numbers })}</Notice>}
        {done?.state === 'otherSeed' && <Notice tone="error">{t('proof.otherSeed')}</Notice>}
        {done?.state === 'otherEntropy' && <Notice tone="error">{t('proof.otherEntropy')}</Notice>}
        {done?.state === 'differs' && (
          <Notice tone="error">{t('proof.differs', { place: done.place + 1, rank: done.rank })}</Notice>
        )}
        {done?.state === 'unsafe' && <Notice tone="warn">{t('proof.unsafe')}</Notice>}
        {done?.state === 'unknown' && <Notice tone="warn">{t('proof.unknownForm')}</Notice>}
      </div>
      <p className="muted">{t('proof.note')}</p>
    </Panel>
  );
}

/** The entropy mixed with the seed: unknown to anyone before betting closed. */
function Entropy({ entropy }: { entropy: DrawProof['entropy'] }): ReactElement {
  const t = useText();
  if (entropy === null) return <span className="muted">{t('proof.neverOpen')}</span>;
  const isKnown = entropy.value !== null;
  return (
    <>
      {entropy.source === 'beacon'
        ? t('proof.beacon', { round: entropy.round })
        : isKnown
          ? t('proof.ledger', { position: entropy.position ?? 0 })
          : t('proof.ledgerSoon')}{' '}
      {isKnown ? <code>{entropy.value}</code> : <span className="muted">{t('proof.afterClose')}</span>}
    </>
  );
}

/** How an official draw, which cannot be recomputed, got its result, and its corrections. */
function GivenResults({ proof: { results, isVoid } }: { proof: DrawProof }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <Panel title={t('given.title')}>
      {results.length === 0 && !isVoid && <p className="muted">{t('given.none')}</p>}
      <ol className={styles.given}>
        {results.map(({ prizes, source, at }, index) => (
          <li key={at}>
            <span>
              {t(prizes === null ? 'given.void' : index === 0 ? 'given.first' : 'given.corrected', {
                source: t(`given.source.${source}`),
                special: prizes?.[0]?.numbers.join(' ') ?? '',
              })}
            </span>
            <time className="muted num" dateTime={at}>
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
      <p className="muted">{t('given.note')}</p>
    </Panel>
  );
}
