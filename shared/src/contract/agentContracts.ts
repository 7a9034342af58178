import * as z from '@unisite/shared/schema';
import { accountKey } from './agentTeam.ts';
import {
  contractGames,
  contractKind,
  contractPeriod,
  contractRunState,
  contractState,
  contractTerms,
} from './contractTerms.ts';
import { localized } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

export * from './contractTerms.ts';

const contractId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
const agentContract = z.object({
  id: z.string(),
  kind: contractKind,
  /** The payer; null: the house. */
  upline: z.nullable(z.string()),
  downline: z.string(),
  games: contractGames,
  period: contractPeriod,
  terms: contractTerms,
  state: contractState,
  /** Whether the caller must answer an offer or a request to end. */
  awaitsMe: z.boolean(),
  offeredAt: z.string(),
  /** First and last day, of the market; null: not answered, or open-ended. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type AgentContract = z.Infer<typeof agentContract>;

const path = '/wps/agent/contracts/:kind';

export const consolidatedFunds = operation({
  name: 'consolidatedFunds',
  summary: 'Which contracts are enabled for an agent (section 3); a member who is none has none',
  method: 'GET',
  path: '/wps/member/funds',
  access: 'member',
  errors: [],
  request: z.object({}),
  value: z.object({
    /** The dividend's period, where the agent has one. */
    divtypereq: z.nullable(contractPeriod),
    dailysalreqtype: z.boolean(),
    contracthoursalreq: z.boolean(),
    realtimesalreqtype: z.boolean(),
    /** Dividends are enabled. */
    enableCt: z.boolean(),
    /** Daily wages are enabled. */
    salary: z.boolean(),
    /** Hourly wages are enabled. */
    hourSalary: z.boolean(),
  }),
});

export const agentContracts = operation({
  name: 'agentContracts',
  summary: 'Contracts of a kind: those that pay the agent, and those that it gives to agents right below it',
  method: 'GET',
  path,
  access: 'member',
  errors: ['NOT_AN_AGENT', 'CONTRACT_NOT_ENABLED'],
  request: z.object({ kind: contractKind }),
  value: z.object({ mine: z.array(agentContract), given: z.array(agentContract) }),
});

export const offerContract = operation({
  name: 'offerContract',
  summary:
    'Offers a contract to an agent right below; one below what that agent gives on ends that, and names it first',
  method: 'POST',
  path,
  access: 'member',
  idempotent: true,
  errors: [
    'NOT_AN_AGENT',
    'NOT_IN_TEAM',
    'CONTRACT_NOT_ENABLED',
    'CONTRACT_NOT_AGENT',
    'CONTRACT_ABOVE_OWN',
    'CONTRACT_OVERLAPS',
    'CONTRACT_TERMS_ODD',
  ],
  request: z.object({
    kind: contractKind,
    account: accountKey,
    games: contractGames,
    terms: contractTerms,
    /** All contracts that this one ends when accepted, as named by a response without `id`. */
    ends: z.defaulted(z.array(contractId).check(z.maxLength(1000)), []),
  }),
  value: z.object({
    /** Null: not offered, because other contracts would end than those named. */
    id: z.nullable(z.string()),
    ends: z.array(
      z.object({
        id: z.string(),
        upline: z.string(),
        downline: z.string(),
        games: contractGames,
        terms: contractTerms,
      }),
    ),
  }),
});

export const answerContract = operation({
  name: 'answerContract',
  summary:
    'Accepts, rejects or withdraws an offer; asks to end a contract, and ends or keeps it when the other side asked',
  method: 'PATCH',
  path,
  access: 'member',
  errors: [
    'NOT_AN_AGENT',
    'NOT_FOUND',
    'CONTRACT_NOT_ENABLED',
    'CONTRACT_STATE',
    'CONTRACT_ABOVE_OWN',
    'CONTRACT_OVERLAPS',
  ],
  request: z.object({
    kind: contractKind,
    id: contractId,
    act: z.enum(['accept', 'reject', 'withdraw', 'askCancel', 'confirmCancel', 'keep']),
  }),
  value: z.object({ state: contractState, from: z.nullable(z.string()), to: z.nullable(z.string()) }),
});

const contractStatement = z.object({
  id: z.string(),
  contract: z.string(),
  upline: z.nullable(z.string()),
  downline: z.string(),
  games: contractGames,
  /** Days of the market; for hourly and real-time wages, the time calculated up to. */
  from: z.string(),
  to: z.string(),
  until: z.nullable(z.string()),
  turnover: amount,
  payout: amount,
  bonus: amount,
  rebate: amount,
  fee: amount,
  active: z.int(),
  /** Negative remainder of the previous period. */
  carriedIn: amount,
  /** The amount that the rate applies to. */
  counted: amount,
  rate: z.int(),
  earned: amount,
  /** Corrections of the previous period after its statement, and the debt they left. */
  corrected: amount,
  owedBefore: amount,
  /** Amounts of runs refused by operators, paid with this one. */
  refusedBefore: amount,
  due: amount,
  carriedOut: amount,
  /**
   * `waiting`: needs two operators. `short`: nothing of this run is paid until the payer's funds suffice. `refused`:
   * the amount moves to the next statement.
   */
  state: contractRunState,
  /** Why operators refused the run. */
  refusedWhy: z.nullable(localized),
  /** While short, what the payer lacks for the whole run. */
  lacks: amount,
  paidAt: z.nullable(z.string()),
});
export type ContractStatement = z.Infer<typeof contractStatement>;

export const contractStatements = operation({
  name: 'contractStatements',
  summary: 'The last statements of a kind of contract that pay the agent or that it pays, newest first',
  method: 'GET',
  path: '/wps/agent/contracts/:kind/statements',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'CONTRACT_NOT_ENABLED'],
  request: z.object({ kind: contractKind, before: z.optional(contractId) }),
  value: z.object({ rows: z.array(contractStatement) }),
});

export const agentContractOperations = [
  consolidatedFunds,
  agentContracts,
  offerContract,
  answerContract,
  contractStatements,
] as const;
