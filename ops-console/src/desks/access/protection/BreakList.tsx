import type { OperatorMember } from '@unisite/shared/contract/operators';
import type { Proposal } from '@unisite/shared/contract/operatorsProposals';
import type { OperatorBreak } from '@unisite/shared/contract/operatorsProtection';
import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Protection.module.css';

interface BreakListProps {
  member: OperatorMember;
  breaks: readonly OperatorBreak[];
  waiting: readonly Proposal[];
}

/** Current breaks with end and source; those not chosen by the member can be lifted. */
export function BreakList({ member, breaks, waiting }: BreakListProps): ReactElement {
  const t = useText();
  if (breaks.length === 0) return <p className="muted">{t('protection.noBreak')}</p>;
  return (
    <ul className={styles.breaks}>
      {breaks.map((taken) => (
        <Item
          key={taken.id}
          member={member}
          taken={taken}
          waits={waiting.some(({ change }) => change.kind === 'exclusionLift' && change.id === taken.id)}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  member: OperatorMember;
  taken: OperatorBreak;
  /** Its end was proposed. */
  waits: boolean;
}

function Item({ member, taken, waits }: ItemProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { nameOf } = useMarkets();
  const endText = useEndText();
  const { kind, length, source, from, startedAt } = taken;
  const canLift = kind === 'exclusion' && (source === 'person' || source === 'operator') && !waits;
  return (
    <li>
      <div className={styles.break}>
        <div className="row">
          <Tag tone="coral" icon={kind === 'exclusion' ? 'lock' : 'pause'}>
            {t(`protection.break.${kind}`)}
          </Tag>
          <strong>{t(`protection.length.${length}`)}</strong>
        </div>
        <p>{endText(taken)}</p>
        <p className="muted">
          {from
            ? t('protection.carriedFrom', { account: from.account, market: nameOf(from.market) })
            : t(`protection.breakSource.${source}`)}{' '}
          {t('protection.since', { at: figures.when(startedAt) })}
        </p>
      </div>
      {canLift && (
        <DialogButton
          size="sm"
          variant="outline"
          icon="rollback"
          request={{ kind: 'liftExclusion', member, exclusion: taken }}
        >
          {t('protection.lift')}
        </DialogButton>
      )}
    </li>
  );
}

/** A break's end, in a sentence. */
function useEndText(): (taken: OperatorBreak) => string {
  const t = useText();
  const figures = useNumberFormat();
  return ({ kind, until, endsAt }) => {
    if (endsAt !== null) return t('protection.ends', { at: figures.when(endsAt) });
    if (until === null) return t('protection.endsNever');
    const at = figures.when(until);
    return kind === 'timeOut' ? t('protection.ends', { at }) : t('protection.endsOnRequest', { at });
  };
}
