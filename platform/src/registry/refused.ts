import type { Problem } from '@unisite/shared/contract/rollout';

/** Why the registry does not take a version or an act. Numbers are stable: documents and people name them. Those under 200 are the publish rules'. */
const known = {
  KEY_UNKNOWN: [201, 'register the public key with an operator of the site first'],
  KEY_REVOKED: [202, 'sign with a key of the team that was not revoked'],
  KEY_OF_ANOTHER_TEAM: [203, 'sign with a key of the team that the descriptor names'],
  SIGNATURE_WRONG: [204, 'sign this very remote.json again'],
  NAME_TAKEN: [205, 'another team publishes under this name; choose another one'],
  VERSION_NOT_GREATER: [
    206,
    'raise the version in the descriptor above every version that was published, and build again',
  ],
  CONTRACT_NOT_SERVED: [
    207,
    'build with a version of @unisite/shared that the site serves, and say so in needs.shared',
  ],
  MARKET_UNKNOWN: [211, 'name a market of the site'],
  REMOTE_UNKNOWN: [212, 'publish a version of it first'],
  VERSION_UNKNOWN: [213, 'publish it first'],
  VERSION_UNUSABLE: [214, 'its files or its signature no longer hold: publish it again, signed with a key that counts'],
  ROUTE_CLASH: [215, 'another remote of this market has the route; switch that one off or leave the route out'],
  MODAL_CLASH: [216, 'another remote of this market has the modal; switch that one off or leave the modal out'],
  NOT_PLACED: [217, 'promote a version in this market first; a canary is measured against it'],
  NO_LAST_GOOD: [218, 'there is no earlier version to go back to; promote one, or switch the remote off'],
  NO_CANARY: [219, 'there is no canary to end'],
  CANARY_IS_LIVE: [220, 'everyone has got this version; a canary is another one'],
  TIME_NOT_AHEAD: [221, 'name a time that is ahead, by at most 90 days, as in 2026-11-20T22:00:00Z'],
  NOT_PENDING: [222, 'the act has happened, was withdrawn or is none'],
  SAME_PERSON: [223, 'somebody else than who proposed it has to approve it'],
  NOT_UNDOABLE: [224, 'only the latest change of a placement can be taken back'],
  NOT_YOURS: [225, 'a team acts on its own remotes only'],
  MARKET_NOT_OPEN: [226, 'ask an operator to open this market to the team, or to act for it'],
  KEY_TAKEN: [227, 'this key is registered already, or was revoked; make a new one'],
  KEY_MALFORMED: [228, 'give the 32 bytes of an Ed25519 public key in base64'],
} as const satisfies Record<string, readonly [number, string]>;
export type RefusalCode = keyof typeof known;

export const problemOf = (code: RefusalCode, what: string): Problem => {
  const [number, todo] = known[code];
  return { number, code, what, todo };
};

/** The registry refused a version or an act; `problems` holds everything that is wrong with it, not only the first thing. Nothing was changed. */
export class Refused extends Error {
  override name = 'Refused';
  readonly problems: readonly Problem[];

  constructor(subject: string, problems: readonly Problem[]) {
    super([`${subject} is refused:`, ...problems.map(said)].join('\n'));
    this.problems = problems;
  }
}

const said = ({ number, code, what, todo }: Problem): string => `  ${number} ${code} ${what}: ${todo}`;

/** A refusal for one reason. */
export const refused = (code: RefusalCode, what: string): Refused => new Refused(what, [problemOf(code, what)]);
