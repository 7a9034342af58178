import * as z from '@unisite/shared/schema';
import { type ContractKind, contractGames, contractKind, contractPeriod, contractTerms } from './contractTerms.ts';

/** Possible periods per kind of contract. */
export const periodsOf = {
  dividend: ['D', 'W', 'H', 'M'],
  daily: ['D'],
  hourly: ['hour'],
  realtime: ['live'],
} as const satisfies Record<ContractKind, readonly z.Infer<typeof contractPeriod>[]>;

/** The house's offer to a top-level agent. */
export const houseContract = z
  .object({ contract: contractKind, games: contractGames, period: contractPeriod, terms: contractTerms })
  .check(z.refine(({ contract, period }) => (periodsOf[contract] as readonly string[]).includes(period)));
export type HouseContract = z.Infer<typeof houseContract>;

/** Why an approved proposal about agents' pay cannot be carried out. */
export const agentPayErrors = [
  'CONTRACT_NOT_ENABLED',
  'CONTRACT_NOT_AGENT',
  'CONTRACT_TERMS_ODD',
  'CONTRACT_OVERLAPS',
  'CONTRACT_ENDS_OTHERS',
  'PAY_RUN_CHANGED',
] as const;

/** Changes of agents' pay for two operators, with what the second must know. */
const agent = { agent: z.string(), account: z.string(), market: z.string() };
export const contractKindChange = z.object({ kind: z.literal('contractKind'), ...agent, contract: contractKind });
export const houseContractChange = z.object({
  kind: z.literal('houseContract'),
  ...agent,
  offer: houseContract,
  /** Contracts that end once the agent accepts, by payer and payee. */
  ends: z.array(z.object({ id: z.string(), upline: z.string(), downline: z.string() })),
});
export const payRunChange = z.object({
  kind: z.literal('payRun'),
  id: z.string(),
  contract: contractKind,
  market: z.string(),
  currency: z.string(),
  /** The payer; null: the house. */
  payer: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  total: z.number(),
  /** Number of payees who receive something. */
  paid: z.int(),
});
