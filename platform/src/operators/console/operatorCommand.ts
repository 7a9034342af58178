import { randomBytes } from 'node:crypto';
import { operatorRoles } from '@unisite/shared/contract/operatorRoles';
import { hashPassword } from '../../access/identity/index.ts';
import type { Database, Queryable } from '../../foundation/database/connect.ts';
import { type OperatorEventKind, writeOperatorAudit } from '../audit/index.ts';
import { operatorName } from './operatorAccount.ts';

export const operatorUsage = `Operators of the console:
  list                    who there is
  add ACCOUNT NAME        adds one who may look only, and says the password
  roles ACCOUNT [ROLES]   says what one may do besides: ${operatorRoles.join(', ')}, with commas; none takes all away
  password ACCOUNT        gives a new password, and says it
  authenticator ACCOUNT   forgets the authenticator: the next sign-in enrols another one
  close ACCOUNT           lets the account in no more
`;

interface OperatorCommandInputs {
  readonly database: Database;
  readonly now: Date;
  /** Who runs the command, according to this machine. */
  readonly by: string;
}

/** A mistake in the typed command, as one sentence. */
export class WrongCommand extends Error {}

/**
 * Adds, changes and closes operators from the platform's machine. There is deliberately no call for it, so that whoever
 * takes over a console cannot create another account. Changes end the operator's sessions. Returns the text to print.
 * Throws `WrongCommand`.
 */
export async function operatorCommand(args: readonly string[], given: OperatorCommandInputs): Promise<string> {
  const [command = '', typed = '', ...words] = args;
  const account = operatorName(typed);
  if (command === 'list') return list(given.database);
  if (!['add', 'roles', 'password', 'authenticator', 'close'].includes(command)) throw new WrongCommand(operatorUsage);
  if (!/^[a-z0-9][a-z0-9._-]{1,63}$/.test(account)) {
    throw new WrongCommand('An account is 2 to 64 letters without marks, digits, dots, dashes or underscores.');
  }
  switch (command) {
    case 'add':
      return add(account, words.join(' ').trim() || account, given);
    case 'roles':
      return setRoles(account, words, given);
    case 'password':
      return setPassword(account, given);
    case 'authenticator':
      await change(account, 'secondStepReset', given, 'totp_secret = NULL, totp_since = NULL');
      return `${account} enrols another authenticator at the next sign-in.`;
    default:
      await change(account, 'closed', given, `state = 'closed'`);
      return `${account} is closed.`;
  }
}

async function list(q: Queryable): Promise<string> {
  const rows = await q.query<{ account: string; name: string; state: string; enrolled: boolean; roles: string[] }>(
    'SELECT account, name, state, totp_secret IS NOT NULL AS enrolled, roles FROM operator ORDER BY account',
  );
  const lines = rows.map(({ account, name, state, enrolled, roles }) =>
    [
      account,
      name,
      state,
      enrolled ? 'with authenticator' : 'no authenticator yet',
      roles.join(',') || 'looks only',
    ].join('\t'),
  );
  return lines.length > 0 ? lines.join('\n') : 'There is no operator yet.';
}

const newPassword = (): string => randomBytes(15).toString('base64url');

async function add(account: string, name: string, { database, now, by }: OperatorCommandInputs): Promise<string> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await database.transaction(async (q) => {
    const [added] = await q.query<{ id: string }>(
      `INSERT INTO operator (account, name, password_hash, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (account) DO NOTHING RETURNING id`,
      [account, name, passwordHash, now],
    );
    if (!added) throw new WrongCommand(`There is an operator ${account} already.`);
    await writeDown(q, now, 'added', added.id, by);
  });
  return `${account} was added, with the password ${password}\nThe first sign-in enrols an authenticator. \`roles ${account} …\` says what ${account} may do.`;
}

async function setPassword(account: string, given: OperatorCommandInputs): Promise<string> {
  const password = newPassword();
  await change(account, 'passwordSet', given, 'password_hash = $2', await hashPassword(password));
  return `${account} has the password ${password}`;
}

async function setRoles(account: string, words: readonly string[], given: OperatorCommandInputs): Promise<string> {
  const roles = [...new Set(words.flatMap((word) => word.split(',')).filter(Boolean))];
  const unknown = roles.filter((role) => !operatorRoles.some((known) => known === role));
  if (unknown.length > 0)
    throw new WrongCommand(`There is no role ${unknown.join(', ')}. Roles: ${operatorRoles.join(', ')}.`);
  await change(account, 'rolesSet', given, 'roles = $2', roles);
  return roles.length > 0 ? `${account} may do: ${roles.join(', ')}.` : `${account} may look only.`;
}

/** `assignment` is SQL from this file; `$2` in it is `value`. */
async function change(
  account: string,
  kind: OperatorEventKind,
  { database, now, by }: OperatorCommandInputs,
  assignment: string,
  value?: string | readonly string[],
): Promise<void> {
  await database.transaction(async (q) => {
    const [changed] = await q.query<{ id: string }>(
      `UPDATE operator SET ${assignment} WHERE account = $1 RETURNING id`,
      value === undefined ? [account] : [account, value],
    );
    if (!changed) throw new WrongCommand(`There is no operator ${account}.`);
    await q.query(
      `UPDATE operator_session SET ended_at = $2, ended_why = 'closed' WHERE operator_id = $1 AND ended_at IS NULL`,
      [changed.id, now],
    );
    await q.query('DELETE FROM operator_sign_in WHERE operator_id = $1', [changed.id]);
    await writeDown(q, now, kind, changed.id, by, typeof value === 'object' ? value.join(',') : undefined);
  });
}

const writeDown = (
  q: Queryable,
  now: Date,
  kind: OperatorEventKind,
  operatorId: string,
  by: string,
  about?: string,
): Promise<void> =>
  writeOperatorAudit(q, now, {
    kind,
    operatorId,
    ip: 'here',
    userAgent: `command of ${by}`,
    ...(about === undefined ? {} : { about }),
  });
