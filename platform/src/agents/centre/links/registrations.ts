import type { ParsedRequestOf, registrationsByLink, ValueOf } from '@unisite/shared/contract';
import type { Member } from '../../../access/members/index.ts';
import type { Services } from '../services.ts';
import { hasDeposited } from './hasDeposited.ts';

/** Members who registered by an agent's links or are otherwise right below it, newest first. */
export async function registrationsOf(
  { database }: Pick<Services, 'database'>,
  agent: Member,
  { code, page, pageSize }: ParsedRequestOf<typeof registrationsByLink>,
): Promise<ValueOf<typeof registrationsByLink>> {
  const from = `FROM identity.member_registration r JOIN members.member m ON m.id = r.member_id
    WHERE m.path LIKE $1 || '_%' AND m.upline_id = $2 AND ($3::text IS NULL OR r.affiliate_code = $3)`;
  const values = [agent.path, agent.id, code ?? null];
  const [count] = await database.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, values);
  const rows = await database.query<{
    account: string;
    at: Date;
    code: string | null;
    domain: string;
    deposited: boolean;
  }>(
    `SELECT m.account, m.reg_date AS at, r.affiliate_code AS code, r.domain, ${hasDeposited} AS deposited ${from}
     ORDER BY m.reg_date DESC, m.id DESC LIMIT $4 OFFSET $5`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return {
    page,
    pageSize,
    total: count?.total ?? 0,
    rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
}
