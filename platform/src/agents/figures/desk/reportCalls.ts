import { Readable } from 'node:stream';
import {
  houseReport,
  MAX_REPORT_DAYS,
  reportFile,
  reportFilePath,
  type reportRequest,
} from '@unisite/shared/contract/operatorsReports';
import * as z from '@unisite/shared/schema';
import { dayOf, daysBetween, isDay } from '../../../foundation/calendar/days.ts';
import { fieldErrors } from '../../../foundation/http/fieldErrors.ts';
import type { RateRule } from '../../../foundation/http/rateLimits.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { enforceRate } from '../../../foundation/http/serve.ts';
import type { Services } from '../../../foundation/services.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { reportPeriods } from '../reportPeriods.ts';
import { houseReportOf } from './houseReport.ts';
import { daysFile, periodsFile } from './reportFile.ts';

type Asked = z.Output<typeof reportRequest>;

/** Files are large: five at once, then one every 10 s. */
const perOperator: RateRule = { name: 'report files', burst: 5, perSecond: 0.1 };

const sentences = {
  noDay: { vi: 'Ngày này không có trong lịch.', en: 'There is no such day.' },
  reversed: { vi: 'Ngày kết thúc phải sau ngày bắt đầu.', en: 'The last day must not be before the first.' },
  tooLong: { vi: 'Mỗi lần xem tối đa một năm.', en: 'At most a year at a time.' },
} as const;

/** What the house took in and gave, by period, vendor and category. */
export function reportCalls(serve: ServeOperatorCall, services: Services): void {
  const { database } = services;

  serve(houseReport, async (asked) => {
    const { currencies, ...chosen } = await marketsOf(services, asked);
    const range = rangeOf(asked, chosen.today);
    const report = await houseReportOf(database, { ...range, by: asked.by, markets: chosen.markets });
    return { ...report, currency: chosen.currency, currencies };
  });

  // The same report as a file, streamed.
  serve.file(reportFilePath, { name: 'reportFile', access: houseReport.access }, async (request, reply, session) => {
    enforceRate(services, perOperator, session.operatorId);
    const parsed = z.safeParse(reportFile, request.query);
    if (!parsed.success) throw new Refusal('BAD_REQUEST', { fields: fieldErrors(parsed.error.issues, request.query) });
    const asked = parsed.data;
    const { markets, currency, today } = await marketsOf(services, asked);
    const range = rangeOf(asked, today);
    const name = `report-${asked.market ?? currency}-${range.from}-${range.to}-${asked.rows}.csv`;
    void reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
    if (asked.rows === 'days') {
      const days = { fromDay: range.from, toDay: range.to };
      return reply.send(Readable.from(daysFile(database, markets, days, asked.language)));
    }
    const { periods } = await houseReportOf(database, { ...range, by: asked.by, markets });
    return reply.send(periodsFile(periods, asked.language));
  });
}

function rangeOf({ from, to, by }: Pick<Asked, 'from' | 'to' | 'by'>, today: string) {
  for (const [field, day] of Object.entries({ from, to }))
    if (!isDay(day)) throw new Refusal('BAD_REQUEST', { fields: { [field]: sentences.noDay } });
  if (to < from) throw new Refusal('BAD_REQUEST', { fields: { to: sentences.reversed } });
  if (daysBetween(from, to) > MAX_REPORT_DAYS)
    throw new Refusal('BAD_REQUEST', { fields: { from: sentences.tooLong } });
  return reportPeriods({ from, to, by }, today);
}

/**
 * A report's markets: one, or all with its currency, since sums are in one currency. `today`: the latest day among
 * them.
 */
async function marketsOf({ markets, clock }: Services, { market, currency }: Pick<Asked, 'market' | 'currency'>) {
  const all = await markets.all();
  const wanted = currency ?? all[0]?.currency;
  const chosen = all.filter((one) => (market === undefined ? one.currency === wanted : one.code === market));
  const [first] = chosen;
  if (!first) throw new Refusal('UNKNOWN_MARKET');
  return {
    markets: chosen.map(({ code }) => code),
    today:
      chosen
        .map(({ timeZone }) => dayOf(clock(), timeZone))
        .toSorted()
        .at(-1) ?? dayOf(clock(), first.timeZone),
    currency: first.currency,
    currencies: [...new Set(all.map((one) => one.currency))].toSorted(),
  };
}
