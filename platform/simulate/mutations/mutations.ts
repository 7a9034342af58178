import type { Mutation } from './mutation.ts';
import { ofBets } from './ofBets.ts';
import { ofBonuses } from './ofBonuses.ts';
import { ofCallers } from './ofCallers.ts';
import { ofCalls } from './ofCalls.ts';
import { ofCash } from './ofCash.ts';
import { ofCommits } from './ofCommits.ts';
import { ofDrawPlans } from './ofDrawPlans.ts';
import { ofLedger } from './ofLedger.ts';
import { ofProtection } from './ofProtection.ts';
import { ofRounds } from './ofRounds.ts';
import { ofTickets } from './ofTickets.ts';
import { ofWallets } from './ofWallets.ts';

/** Bugs that the simulation must detect. */
export const mutations: readonly Mutation[] = [
  ...ofBets,
  ...ofCalls,
  ...ofCallers,
  ...ofRounds,
  ...ofLedger,
  ...ofWallets,
  ...ofCash,
  ...ofProtection,
  ...ofTickets,
  ...ofDrawPlans,
  ...ofBonuses,
  ...ofCommits,
];
