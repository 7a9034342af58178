import * as z from '@unisite/shared/schema';
import { linkState } from './agentLinks.ts';
import { contractGames, contractKind, contractPeriod, contractState, contractTerms } from './contractTerms.ts';
import { pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operatorCall as call } from './operatorCall.ts';
import { houseContract } from './operatorsAgentShape.ts';
import { reason } from './rollout.ts';

export const agentId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
const market = z.string().check(z.regex(/^[A-Z]{2,8}$/));

/** An agent of a market, with this month's figures up to today. */
export const deskAgent = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  /** The direct upline; null: a top-level agent. */
  upline: z.nullable(z.string()),
  state: z.enum(['active', 'closed']),
  /** Out of 2,000: the agent's effective series on electronic lotteries today. */
  series: z.int(),
  /** Everybody below it, and direct agents. */
  team: z.int(),
  agents: z.int(),
  /** Of the agent and everybody below it. */
  turnover: amount,
  /** Series differences and contracts. */
  paid: amount,
});
export type DeskAgent = z.Infer<typeof deskAgent>;

/** Direct agents of one, top-level ones, or search results, by account. */
export const agentDesk = call({
  name: 'agentDesk',
  method: 'GET',
  path: '/ops/agents',
  access: 'cash',
  errors: ['NOT_FOUND'],
  request: z.object({
    market,
    below: z.optional(agentId),
    /** Part of the account or nickname. */
    search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
    ...paging,
  }),
  value: z.object({
    currency: z.string(),
    /** From the top to the agent whose downlines these are. */
    way: z.array(z.object({ id: z.string(), account: z.string() })),
    ...pageOf(deskAgent).shape,
  }),
});

/** A contract for operators. */
export const deskContract = z.object({
  id: z.string(),
  contract: contractKind,
  /** The payer; null: the house. */
  upline: z.nullable(z.string()),
  downline: z.string(),
  downlineId: z.string(),
  games: contractGames,
  period: contractPeriod,
  terms: contractTerms,
  state: contractState,
  /** The side that asked to end it. */
  askedBy: z.nullable(z.enum(['upline', 'downline'])),
  /** First and last day, of the market. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type DeskContract = z.Infer<typeof deskContract>;

/** `own`: enabled for the agent itself; `above`: through an upline. */
const enabled = z.enum(['own', 'above', 'off']);

/** One agent: enabled kinds, links, and contracts on either side, ended ones last. */
export const oneAgent = call({
  name: 'oneAgent',
  method: 'GET',
  path: '/ops/agents/:id',
  access: 'cash',
  errors: ['NOT_FOUND'],
  request: z.object({ id: agentId }),
  value: z.object({
    agent: deskAgent,
    market: z.string(),
    currency: z.string(),
    kinds: z.object({ dividend: enabled, daily: enabled, hourly: enabled, realtime: enabled }),
    /** The newest 100. */
    links: z.array(
      z.object({
        code: z.string(),
        opens: z.enum(['agent', 'player']),
        series: z.nullable(z.int()),
        state: linkState,
        used: z.int(),
        uses: z.nullable(z.int()),
        expiresAt: z.nullable(z.string()),
        madeAt: z.string(),
      }),
    ),
    /** At most 100 per side. */
    contracts: z.array(deskContract),
  }),
});

/** Switches off a registration link: nobody can register with it; the agent can switch it on again. */
export const switchOffLink = call({
  name: 'switchOffLink',
  method: 'POST',
  path: '/ops/agents/:id/links/:code/off',
  access: 'cash',
  errors: ['NOT_FOUND'],
  request: z.object({ id: agentId, code: z.string().check(z.regex(/^[a-z0-9]{4,20}$/)), why: reason }),
  value: z.object({}),
});

const ofKind = { id: agentId, contract: contractKind, why: reason };

/** Proposes to enable a kind of contract for an agent and everybody below; needs a second operator. */
export const enableContractKind = call({
  name: 'enableContractKind',
  method: 'POST',
  path: '/ops/agents/:id/kinds/:contract/on',
  access: 'cash',
  errors: ['NOT_FOUND', 'CONTRACT_NOT_AGENT', 'PROPOSAL_WAITS'],
  request: z.object(ofKind),
  value: z.object({ state: z.enum(['done', 'proposed']) }),
});

/**
 * Disables a kind for an agent and everybody below: contracts not enabled elsewhere end with the current period, offers
 * are withdrawn.
 */
export const disableContractKind = call({
  name: 'disableContractKind',
  method: 'POST',
  path: '/ops/agents/:id/kinds/:contract/off',
  access: 'cash',
  errors: ['NOT_FOUND'],
  request: z.object(ofKind),
  value: z.object({ ended: z.int() }),
});

/**
 * Offers a contract of the house to a top-level agent; needs a second operator. If it would end others than those
 * named, nothing is proposed and these are returned (`state` `ends`).
 */
export const offerHouseContract = call({
  name: 'offerHouseContract',
  method: 'POST',
  path: '/ops/agents/:id/contracts',
  access: 'cash',
  errors: [
    'NOT_FOUND',
    'CONTRACT_NOT_ENABLED',
    'CONTRACT_NOT_AGENT',
    'CONTRACT_TERMS_ODD',
    'CONTRACT_OVERLAPS',
    'PROPOSAL_WAITS',
  ],
  request: z.object({
    id: agentId,
    offer: houseContract,
    ends: z.array(agentId).check(z.maxLength(1000)),
    why: reason,
  }),
  value: z.object({
    state: z.enum(['proposed', 'ends']),
    ends: z.array(z.object({ id: z.string(), upline: z.string(), downline: z.string() })),
  }),
});

/**
 * Ends a contract of the house with the current period, with the contracts paid from it; withdraws an unanswered offer.
 */
export const endHouseContract = call({
  name: 'endHouseContract',
  method: 'POST',
  path: '/ops/contracts/:id/end',
  access: 'cash',
  errors: ['NOT_FOUND', 'CONTRACT_STATE'],
  request: z.object({ id: agentId, why: reason }),
  /** Number of dependent contracts that end as well. */
  value: z.object({ ended: z.int() }),
});

/** Keeps a contract of the house that its agent asked to end. */
export const keepHouseContract = call({
  name: 'keepHouseContract',
  method: 'POST',
  path: '/ops/contracts/:id/keep',
  access: 'cash',
  errors: ['NOT_FOUND', 'CONTRACT_STATE'],
  request: z.object({ id: agentId, why: reason }),
  value: z.object({}),
});

/** Contracts of a market that are in force or offered, newest first. */
export const contractDesk = call({
  name: 'contractDesk',
  method: 'GET',
  path: '/ops/contracts',
  access: 'cash',
  request: z.object({ market, contract: z.optional(contractKind), ...paging }),
  value: pageOf(deskContract),
});

export const agentDeskCalls = [
  agentDesk,
  oneAgent,
  switchOffLink,
  enableContractKind,
  disableContractKind,
  offerHouseContract,
  endHouseContract,
  keepHouseContract,
  contractDesk,
] as const;
