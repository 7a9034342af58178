import * as z from '@unisite/shared/schema';
import { downlineKind, rate } from './agentTeam.ts';
import { empty, pageOf, paging } from './envelope.ts';
import { operation } from './operation.ts';

const code = z.string().check(z.regex(/^[a-z0-9]{4,20}$/));

export const linkState = z.enum(['open', 'off', 'expired', 'usedUp']);
export type LinkState = z.Infer<typeof linkState>;

const registrationLink = z.object({
  code: z.string(),
  /** The link's address, to copy or show as a QR code. */
  url: z.string(),
  kind: downlineKind,
  /** Null: new members get the market's rate. */
  rate: z.nullable(rate),
  state: linkState,
  /** Null: it never expires. */
  expiresAt: z.nullable(z.string()),
  /** Most registrations; null: unlimited. */
  uses: z.nullable(z.int()),
  used: z.int(),
  /** Number of registered members with a deposit. */
  deposited: z.int(),
  madeAt: z.string(),
});
export type RegistrationLink = z.Infer<typeof registrationLink>;

export const registrationLinks = operation({
  name: 'registrationLinks',
  summary: "The agent's registration links, newest first",
  method: 'GET',
  path: '/wps/agent/links',
  access: 'member',
  errors: ['NOT_AN_AGENT'],
  request: empty,
  value: z.object({ rows: z.array(registrationLink) }),
});

/** Most open links of an agent. */
export const MAX_OPEN_LINKS = 50;

export const makeRegistrationLink = operation({
  name: 'makeRegistrationLink',
  summary: 'Makes a link; who registers by it stands right below the agent, at its rate',
  method: 'POST',
  path: '/wps/agent/links',
  access: 'member',
  idempotent: true,
  errors: ['NOT_AN_AGENT', 'RATE_TOO_HIGH', 'NO_DOWNLINE', 'TOO_MANY_LINKS'],
  request: z.object({
    kind: downlineKind,
    rate,
    /** The last valid day (of the market); absent: it never expires. */
    lastDay: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
    uses: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  }),
  value: registrationLink,
});

export const switchRegistrationLink = operation({
  name: 'switchRegistrationLink',
  summary: 'Switches a link of the agent off, or on again',
  method: 'PUT',
  path: '/wps/agent/links/:code',
  access: 'member',
  errors: ['NOT_AN_AGENT', 'NOT_FOUND', 'TOO_MANY_LINKS', 'LINK_BARRED'],
  request: z.object({ code, isOn: z.boolean() }),
  value: registrationLink,
});

export const registrationsByLink = operation({
  name: 'registrationsByLink',
  summary: 'Who registered by links of the agent, newest first, and where each came from',
  method: 'GET',
  path: '/wps/agent/registrations',
  access: 'member',
  errors: ['NOT_AN_AGENT'],
  request: z.object({ ...paging, code: z.optional(code) }),
  value: pageOf(
    z.object({
      account: z.string(),
      at: z.string(),
      /** The link; null: a domain, or a recommendation. */
      code: z.nullable(z.string()),
      /** The host of the registration form. */
      domain: z.string(),
      deposited: z.boolean(),
    }),
  ),
});

export const agentLinkOperations = [
  registrationLinks,
  makeRegistrationLink,
  switchRegistrationLink,
  registrationsByLink,
] as const;
