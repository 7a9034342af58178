import { toWire } from '@unisite/shared/contract';
import {
  correctBalance,
  corrections,
  decideCorrection,
  memberBalance,
} from '@unisite/shared/contract/operatorsCorrections';
import { currencyOf } from '../../../access/members/index.ts';
import { type OperatorEventKind, writeOperatorAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall, SignedInContext } from '../../../operators/desks/index.ts';
import { balanceOf } from '../../ledger/index.ts';
import { type CorrectionRow, correctionPage, correctionToWire } from '../corrections/correctionRows.ts';
import { decideCorrection as decide } from '../corrections/decideCorrection.ts';
import { requestCorrection, type WriteAudit } from '../corrections/requestCorrection.ts';
import type { Services } from '../services.ts';

/** The audit kind of each state that a correction reaches. */
const kinds = {
  waiting: 'correctionAsked',
  done: 'correctionDone',
  withdrawn: 'correctionWithdrawn',
  refused: 'correctionRefused',
} as const satisfies Record<CorrectionRow['state'], OperatorEventKind>;

/** Corrections of members' balances: one operator requests, another decides. */
export function correctionCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock } = services;

  const writeDown =
    ({ session: { operatorId }, ip, userAgent }: SignedInContext): WriteAudit =>
    (q, row) =>
      writeOperatorAudit(q, clock(), {
        kind: kinds[row.state],
        operatorId,
        ip,
        userAgent,
        about: correctionSummary(row),
      });

  serve(memberBalance, async ({ id }, { session, ip, userAgent }) => {
    const currency = await currencyOf(database, id);
    const facts = { operatorId: session.operatorId, ip, userAgent };
    await writeOperatorAudit(database, clock(), { kind: 'balanceSeen', ...facts, about: `member ${id}` });
    return { main: toWire(await balanceOf(database, id, currency)), currency };
  });

  serve(correctBalance, async ({ id, ...asked }, context) => {
    const by = context.session.account;
    return correctionToWire(await requestCorrection(services, { ...asked, memberId: id, by }, writeDown(context)));
  });

  serve(corrections, async (wanted) => {
    const { total, rows } = await correctionPage(database, wanted);
    return { page: wanted.page, pageSize: wanted.pageSize, total, rows: rows.map(correctionToWire) };
  });

  serve(decideCorrection, async (decision, context) => {
    const by = context.session.account;
    return correctionToWire(await decide(services, { ...decision, by }, writeDown(context)));
  });
}

/** A correction's audit text: whose, how much, from what to what, and why. */
function correctionSummary({
  reference,
  memberId,
  direction,
  amount,
  currency,
  before,
  after,
  why,
  decidedWhy,
}: CorrectionRow): string {
  const sum = `${direction === 'credit' ? '+' : '-'}${toWire(amount)} ${currency}`;
  const became = before !== null && after !== null ? `, ${toWire(before)} to ${toWire(after)}` : '';
  return `${reference} of member ${memberId}: ${sum}${became}: ${decidedWhy ?? why}`;
}
