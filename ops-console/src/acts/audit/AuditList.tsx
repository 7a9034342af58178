import type { CallError } from '@unisite/shared/client';
import type { AuditEntry } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Icon, Skeleton } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { hashOf } from '../../frame/navigation/place.ts';
import { useActorName, useReasonText } from '../../frame/words/useActorName.ts';
import { useErrorText } from '../../frame/words/useErrorText.ts';
import { useMarkets } from '../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../frame/words/useNumberFormat.ts';
import { useVersionName } from '../../frame/words/useVersionName.ts';
import styles from './Audit.module.css';
import { actIcon, actName } from './actName.ts';
import { readRequestedAct } from './readRequestedAct.ts';
import { UndoButton } from './UndoButton.tsx';
import { usePlacementText } from './usePlacementText.ts';

interface AuditListProps {
  answer: {
    data: { rows: readonly AuditEntry[] } | undefined;
    error: CallError | null;
    refetch: () => Promise<unknown>;
  };
  /** Usual number of lines. */
  awaited: number;
  /** Omits the place, where the context gives it. */
  here?: boolean;
}

/** Audit lines: who changed what, where, from and to, and why; the latest change of a placement can be undone. */
export function AuditList({ answer: { data, error, refetch }, awaited, here = false }: AuditListProps): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  if (error && !data) {
    return (
      <ErrorState title={t('audit.failed')} text={errorText(error)} code={error.code} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <div className="panel__body" aria-busy>
        <Skeleton kind="row" count={awaited} />
      </div>
    );
  }
  if (data.rows.length === 0) return <EmptyState title={t('audit.none')} text={t('audit.noneText')} />;
  return (
    <ol className={styles.list}>
      {data.rows.map((entry) => (
        <Line key={entry.id} entry={entry} here={here} />
      ))}
    </ol>
  );
}

function Line({ entry, here }: { entry: AuditEntry; here: boolean }): ReactElement {
  const t = useText();
  const who = useActorName();
  const why = useReasonText();
  const figures = useNumberFormat();
  return (
    <li>
      <time dateTime={entry.at} className="num muted">
        {figures.when(entry.at)}
      </time>
      <span className={styles.mark} data-act={actName(entry)}>
        <Icon name={actIcon(entry)} />
      </span>
      <div className={styles.text}>
        <p>
          <strong>{who(entry.who)}</strong> {t(`audit.act.${actName(entry)}`, { act: entry.act })}{' '}
          {!here && <Subject entry={entry} />}
        </p>
        <Change entry={entry} />
        <RequestedActText entry={entry} />
        {entry.why !== '' && <p className="muted">{t('audit.why', { why: why(entry) })}</p>}
      </div>
      {entry.undoable && <UndoButton entry={entry} />}
    </li>
  );
}

function Subject({ entry: { remote, market, act, subject } }: { entry: AuditEntry }): ReactNode {
  const t = useText();
  const { nameOf } = useMarkets();
  if (subject === 'fourEyes off') return market && t('rules.fourEyesOff', { market: nameOf(market) });
  if (act === 'fourEyes' || act.startsWith('wallets')) return market && nameOf(market);
  if (remote && market) {
    return (
      <a className="link" href={hashOf({ page: 'matrix', cell: { remote, market, tab: 'state' } })}>
        {t('placement.name', { remote, market: nameOf(market) })}
      </a>
    );
  }
  return <span className="code">{[remote || (market && nameOf(market)), subject].filter(Boolean).join(' ')}</span>;
}

/** The act that was proposed, scheduled or decided. */
function RequestedActText({ entry: { remote, market, subject } }: { entry: AuditEntry }): ReactElement | null {
  const t = useText();
  const figures = useNumberFormat();
  const asked = remote && market && subject ? readRequestedAct(subject) : null;
  const version = useVersionName(remote, asked?.digest ?? null);
  if (!asked) return null;
  const { kind, percent, at } = asked;
  const what = t(`act.short.${kind}`, { version, percent: percent === null ? '' : figures.percent(percent) });
  return (
    <p className={styles.change}>
      {what}
      {at && ` · ${figures.when(at)}`}
    </p>
  );
}

function Change({ entry: { from, to } }: { entry: AuditEntry }): ReactElement | null {
  const t = useText();
  const placementText = usePlacementText();
  if (!to || JSON.stringify(from) === JSON.stringify(to)) return null;
  return (
    <p className={styles.change}>
      <span>{placementText(from)}</span>
      <Icon name="right" size={14} label={t('audit.becomes')} />
      <span>{placementText(to)}</span>
    </p>
  );
}
