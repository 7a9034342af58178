import type { ReactElement } from 'react';
import { type BoxOf, ProposalFrame } from '../acts/proposals/ProposalFrame.tsx';
import type { RewardChange } from './rewardChange.ts';
import { useRewardText } from './useRewardText.ts';

/** The box of a proposal about the mall, points, missions or the wheel. */
export function RewardProposalBox({ change, ...box }: BoxOf & { change: RewardChange }): ReactElement {
  return <ProposalFrame {...box} text={useRewardText()(change)} />;
}
