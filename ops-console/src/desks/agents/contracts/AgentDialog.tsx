import type { ReactElement } from 'react';
import type { AgentAsk } from './agentAsk.ts';
import { ContractKindDialog } from './ContractKindDialog.tsx';
import { HouseContractActDialog } from './HouseContractActDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { ApproveRunDialog, RefuseRunDialog } from './RunDialogs.tsx';
import { SwitchOffLinkDialog } from './SwitchOffLinkDialog.tsx';

/** The confirmation of an act on agents' pay. */
export function AgentDialog({ ask }: { ask: AgentAsk }): ReactElement {
  switch (ask.act) {
    case 'link':
      return <SwitchOffLinkDialog agent={ask.agent} code={ask.code} />;
    case 'enable':
    case 'disable':
      return <ContractKindDialog act={ask.act} agent={ask.agent} contract={ask.contract} />;
    case 'offer':
      return <OfferDialog agent={ask.agent} enabled={ask.enabled} />;
    case 'end':
    case 'keep':
      return <HouseContractActDialog act={ask.act} contract={ask.contract} />;
    case 'approve':
      return <ApproveRunDialog run={ask.run} />;
    case 'refuse':
      return <RefuseRunDialog run={ask.run} />;
  }
}
