import type { PendingAct } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import rows from '../frame/cards/Rows.module.css';
import { hashOf } from '../frame/navigation/place.ts';
import { useSession } from '../frame/session/useSession.ts';
import { useActorName } from '../frame/words/useActorName.ts';
import { useMarkets } from '../frame/words/useMarkets.ts';
import { useNumberFormat } from '../frame/words/useNumberFormat.ts';
import { DialogButton } from './DialogButton.tsx';
import { useActText } from './useActText.ts';

/** Pending acts, each with its decisions. */
export function PendingList({ acts }: { acts: readonly PendingAct[] }): ReactElement {
  return (
    <ul className={rows.rows}>
      {acts.map((pending) => (
        <Pending key={pending.id} pending={pending} />
      ))}
    </ul>
  );
}

function Pending({ pending }: { pending: PendingAct }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const who = useActorName();
  const session = useSession();
  const { nameOf } = useMarkets();
  const what = useActText(pending.remote, pending.act);
  const { remote, market, state, by, approvedBy, why, askedAt, at } = pending;
  const own = 'operator' in session && by === `operator:${session.operator.account}`;
  return (
    <li>
      <div className={rows.text}>
        <div className="row">
          <Tag tone={state === 'proposed' ? 'gold' : 'sky'} icon={state === 'proposed' ? 'shield' : 'clock'}>
            {t(`pending.${state}`)}
          </Tag>
          <strong>{what}</strong>
          <a className="link" href={hashOf({ page: 'matrix', cell: { remote, market, tab: 'state' } })}>
            {t('placement.name', { remote, market: nameOf(market) })}
          </a>
        </div>
        <p>{t('pending.why', { why })}</p>
        <p className="muted">
          {t('pending.by', { who: who(by), at: figures.when(askedAt) })}
          {approvedBy && ` ${t('pending.approvedBy', { who: who(approvedBy) })}`}
          {at && ` ${t('pending.at', { at: figures.when(at) })}`}
        </p>
      </div>
      <div className="row">
        {state === 'proposed' && !own && (
          <DialogButton
            size="sm"
            variant="primary"
            icon="check"
            request={{ kind: 'decide', pending, decision: 'approve' }}
          >
            {t('decide.approve')}
          </DialogButton>
        )}
        {state === 'proposed' && own && <span className="muted">{t('pending.own')}</span>}
        <DialogButton size="sm" variant="outline" request={{ kind: 'decide', pending, decision: 'withdraw' }}>
          {t('decide.withdraw')}
        </DialogButton>
      </div>
    </li>
  );
}
