import type { ReactElement } from 'react';
import { type BoxOf, ProposalFrame } from '../../../acts/proposals/ProposalFrame.tsx';
import { type MailingChange, useMailingProposalText } from './useMailingProposalText.ts';

/** The box of a proposal about a mailing. */
export function MailingProposalBox({ change, ...box }: BoxOf & { change: MailingChange }): ReactElement {
  return <ProposalFrame {...box} text={useMailingProposalText()(change)} />;
}
