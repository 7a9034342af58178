import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { useSession } from '../frame/session/useSession.ts';
import { DialogButton } from './DialogButton.tsx';
import type { DialogRequest } from './dialogs.ts';
import type { ProposalDecision } from './proposalDecision.ts';

interface DecisionButtonsProps {
  /** The account of the operator whose proposal it is. */
  proposedBy: string;
  /** Accounts that may not decide it either. */
  notBy?: readonly string[];
  /** Reference of the proposal, for the buttons' accessible names. */
  reference: string;
  request: (decision: ProposalDecision) => DialogRequest;
}

/** The operator's decisions on an open proposal: approve or refuse another's, withdraw one's own. */
export function DecisionButtons({ proposedBy, notBy = [], reference, request }: DecisionButtonsProps): ReactElement {
  const t = useText();
  const session = useSession();
  const account = 'operator' in session ? session.operator.account : null;
  const own = proposedBy === account;
  const barred = account !== null && notBy.includes(account);
  const decisions: readonly ProposalDecision[] = own ? ['withdraw'] : barred ? [] : ['approve', 'refuse'];
  return (
    <div className="row">
      {decisions.map((decision) => (
        <DialogButton
          key={decision}
          size="sm"
          variant={decision === 'approve' ? 'primary' : 'outline'}
          aria-label={t('cash.actOn', { act: t(`corrections.act.${decision}`), reference })}
          request={request(decision)}
        >
          {t(`corrections.act.${decision}`)}
        </DialogButton>
      ))}
      {own && <span className="muted">{t('pending.own')}</span>}
      {barred && !own && <span className="muted">{t('proposals.hadPart')}</span>}
    </div>
  );
}
