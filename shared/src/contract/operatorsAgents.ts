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

/** An agent of a market, with this month up to today. */
export const deskAgent = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  /** Right above; null: the agent stands at the top. */
  upline: z.nullable(z.string()),
  state: z.enum(['active', 'closed']),
  /** Of 2,000: what counts for the agent on electronic lotteries today. */
  series: z.int(),
  /** Everybody below it, and the agents right below it. */
  team: z.int(),
  agents: z.int(),
  /** Of the agent and everybody below it. */
  turnover: amount,
  /** Differences of series and contracts. */
  paid: amount,
});
export type DeskAgent = z.Infer<typeof deskAgent>;

/** The agents right below one, those at the top, or those that a search finds, by account. */
export const agentDesk = call({
  name: 'agentDesk',
  method: 'GET',
  path: '/ops/agents',
  access: 'cash',
  errors: ['NOT_FOUND'],
  request: z.object({
    market,
    below: z.optional(agentId),
    /** A part of the account or the nickname. */
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

/** A contract as operators see it. */
export const deskContract = z.object({
  id: z.string(),
  contract: contractKind,
  /** Who pays; null: the house. */
  upline: z.nullable(z.string()),
  downline: z.string(),
  downlineId: z.string(),
  games: contractGames,
  period: contractPeriod,
  terms: contractTerms,
  state: contractState,
  /** Which side asked to end it. */
  askedBy: z.nullable(z.enum(['upline', 'downline'])),
  /** First and last day, in Asia/Ho_Chi_Minh. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type DeskContract = z.Infer<typeof deskContract>;

/** `own`: enabled for the agent itself; `above`: for somebody above it. */
const enabled = z.enum(['own', 'above', 'off']);

/** One agent: what is enabled for it, its links, and the contracts that pay it or that it gives, those over last. */
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
    /** At most 100 of each side. */
    contracts: z.array(deskContract),
  }),
});

/** Switches a registration link off: nobody registers by it any more, the agent may switch it on. */
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

/** Asks that a kind of contract be enabled for an agent and everybody below it, which waits for a second operator. */
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
 * Disables a kind for an agent and everybody below it: contracts that no other switch enables end with the period in hand,
 * offers are withdrawn.
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
 * Offers a contract of the house to an agent at the top, which waits for a second operator. Where it would end others than were
 * named, nothing is proposed and they are answered (`state` `ends`).
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

/** Ends a contract of the house with the period in hand, and what is given out of it; withdraws one that was only offered. */
export const endHouseContract = call({
  name: 'endHouseContract',
  method: 'POST',
  path: '/ops/contracts/:id/end',
  access: 'cash',
  errors: ['NOT_FOUND', 'CONTRACT_STATE'],
  request: z.object({ id: agentId, why: reason }),
  /** How many given out of it end as well. */
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

/** The contracts of a market that are in force or offered, the newest first. */
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
