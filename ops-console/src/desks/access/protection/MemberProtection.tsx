import type { OperatorMember } from '@unisite/shared/contract/operators';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { memberProtection } from '@unisite/shared/contract/operatorsProtection';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, Panel, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DialogButton } from '../../../acts/DialogButton.tsx';
import { ProposalBox } from '../../../acts/proposals/ProposalBox.tsx';
import { useOperation } from '../../../frame/api/queries.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { BreakList } from './BreakList.tsx';
import { LimitList } from './LimitList.tsx';
import { PlayEventList } from './PlayEventList.tsx';
import styles from './Protection.module.css';

/** A member's breaks, limits and their latest events, open proposals, and operators' actions. */
export function MemberProtection({ member }: { member: OperatorMember }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useOperation(memberProtection, { id: member.id });
  const waiting =
    useOperation(proposals, {}).data?.proposals.filter(
      ({ change }) => (change.kind === 'playLimit' || change.kind === 'exclusionLift') && change.member === member.id,
    ) ?? [];
  return (
    <Panel
      title={t('protection.card')}
      busy={!data && !error}
      end={
        data && (
          <span className="row">
            <DialogButton
              size="sm"
              variant="outline"
              icon="edit"
              request={{ kind: 'setPlayLimit', member, limits: data.limits }}
            >
              {t('protection.setLimit')}
            </DialogButton>
            <DialogButton size="sm" variant="danger" icon="pause" request={{ kind: 'imposeBreak', member }}>
              {t('protection.lay')}
            </DialogButton>
          </span>
        )
      }
    >
      {data ? (
        <div className={styles.card}>
          {waiting.map((proposal) => (
            <ProposalBox key={proposal.id} proposal={proposal} />
          ))}
          <BreakList member={member} breaks={data.breaks} waiting={waiting} />
          <LimitList limits={data.limits} />
          <PlayEventList events={data.events} />
        </div>
      ) : error ? (
        <ErrorState
          title={t('protection.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton kind="row" count={4} />
      )}
    </Panel>
  );
}
