import type { PendingRule } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import rows from '../../../frame/cards/Rows.module.css';
import { useSession } from '../../../frame/session/useSession.ts';
import { useActorName } from '../../../frame/words/useActorName.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { useGuardedChangeText } from './useGuardedChangeText.ts';

/** Changes of markets and teams waiting for a second operator, each with its decisions. */
export function GuardedChangeList({ rules }: { rules: readonly PendingRule[] }): ReactElement {
  return (
    <ul className={rows.rows}>
      {rules.map((pending) => (
        <Waiting key={pending.id} pending={pending} />
      ))}
    </ul>
  );
}

function Waiting({ pending }: { pending: PendingRule }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const who = useActorName();
  const session = useSession();
  const { rule, by, why, askedAt } = pending;
  const { what, details } = useGuardedChangeText(rule);
  const own = 'operator' in session && by === `operator:${session.operator.account}`;
  return (
    <li>
      <div className={rows.text}>
        <div className="row">
          <Tag tone="gold" icon="shield">
            {t('pending.proposed')}
          </Tag>
          <strong>{what}</strong>
        </div>
        {details.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{t('pending.why', { why })}</p>
        <p className="muted">{t('pending.by', { who: who(by), at: figures.when(askedAt) })}</p>
      </div>
      <div className="row">
        {own ? (
          <span className="muted">{t('pending.own')}</span>
        ) : (
          <DialogButton
            size="sm"
            variant="primary"
            icon="check"
            request={{ kind: 'decideGuardedChange', pending, decision: 'approve' }}
          >
            {t('decide.approve')}
          </DialogButton>
        )}
        <DialogButton
          size="sm"
          variant="outline"
          request={{ kind: 'decideGuardedChange', pending, decision: 'withdraw' }}
        >
          {t('decide.withdraw')}
        </DialogButton>
      </div>
    </li>
  );
}
