import { audit } from '@unisite/shared/contract/operators';
import { accessAudit } from '@unisite/shared/contract/operatorsAccessAudit';
import { describeUserAgent } from '../../access/identity/index.ts';
import { dayRange } from '../../foundation/calendar/dayRange.ts';
import type { ServeOperatorCall } from '../desks/index.ts';
import { accessEntries } from './accessEntries.ts';
import { houseZone } from './houseZone.ts';
import type { Services } from './services.ts';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The audit of acts, and of operators' sign-ins and acts on members. */
export function auditCalls(serve: ServeOperatorCall, services: Services): void {
  const { registry, database, clock } = services;

  serve(audit, async ({ remote, market, who, act, from, to, page, pageSize }) =>
    registry.views.audit(
      { remote, market, who, act, ...instantsOf({ from, to }, clock(), await houseZone(services)) },
      { page, pageSize },
    ),
  );

  serve(accessAudit, async ({ who, kind, from, to, page, pageSize }) => {
    const found = await accessEntries(
      database,
      { who, kind, ...instantsOf({ from, to }, clock(), await houseZone(services)) },
      { page, pageSize },
    );
    return {
      page,
      pageSize,
      total: found.total,
      rows: found.rows.map(({ at, userAgent, ...row }) => ({
        ...row,
        at: at.toISOString(),
        browser: describeUserAgent(userAgent),
      })),
    };
  });
}

/** @throws Refusal BAD_REQUEST for an invalid range of days */
function instantsOf(days: Days, now: Date, timeZone: string): { from?: Date; until?: Date } {
  if (days.from === undefined && days.to === undefined) return {};
  const { from, until } = dayRange(days, now, timeZone);
  return { from, until };
}
