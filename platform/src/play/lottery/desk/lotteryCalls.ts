import {
  type DeskDraw,
  type DeskDrawDetail,
  drawExposure,
  enterDrawResult,
  lotteryDraw,
  lotteryDraws,
  voidDraw,
} from '@unisite/shared/contract/operatorsLottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, proposeChange, waitingProposals } from '../../../operators/proposals/index.ts';
import { announceDraws } from '../draws/announceDraws.ts';
import { exposureOf } from '../limits/exposureOf.ts';
import { drawDeskPage, drawOnDesk } from '../official/drawDesk.ts';
import { type Entered, enterResult } from '../official/enterResult.ts';
import { holdDraw } from '../official/setResult.ts';
import type { Services } from '../services.ts';
import { loadStations } from '../stations.ts';
import { subjectOfVoiding } from './drawVoidProposals.ts';

/** Draws at the console: pending ones, results entered by two operators, corrections, voided draws, and exposure. */
export function lotteryCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals<'drawVoid'>): void {
  const { database, clock, live, markets } = services;

  const detail = async (q: Queryable, { code, numero }: { code: string; numero: string }): Promise<DeskDrawDetail> => {
    const found = await drawOnDesk(q, { code, numero, now: clock() });
    if (!found) throw new Refusal('NOT_FOUND');
    const [draw] = await withVoiding(q, [found.draw]);
    return { ...found, draw: draw ?? found.draw };
  };

  serve(lotteryDraws, async ({ selection, page, pageSize }) => {
    const { total, rows } = await drawDeskPage(database, { selection, page, pageSize, now: clock() });
    return { page, pageSize, total, rows: await withVoiding(database, rows) };
  });

  serve(lotteryDraw, (request) => detail(database, request));

  serve(drawExposure, async (request) => {
    const exposure = await exposureOf(database, request);
    const found = exposure && (await markets.all()).find(({ code }) => code === exposure.market);
    if (!found) throw new Refusal('NOT_FOUND');
    return { ...exposure, currency: found.currency };
  });

  serve(enterDrawResult, async ({ code, numero, prizes, why }, { session }) => {
    const { entered, value } = await database.transaction(async (q) => {
      const held = await holdDraw(q, code, numero);
      if (!held) throw new Refusal('NOT_FOUND');
      const at = clock();
      const entered = await enterResult(q, held, { prizes, by: session.account, why, at });
      requireEntered(entered);
      const act = entered.state === 'set' ? (held.prizes ? 'resultCorrected' : 'resultSet') : 'resultEntered';
      const subject = `draw ${code}/${numero}: ${act === 'resultEntered' ? 'a result' : JSON.stringify(prizes)}`;
      await writeAudit(q, { at, who: operatorActor(session), act, market: null, subject, why });
      return { entered, value: await detail(q, { code, numero }) };
    });
    if (entered.state === 'set') await announceDraws(services, [{ code, numero }], await loadStations(database));
    await live.publishToOperators({ type: 'lottery' });
    return value;
  });

  serve(voidDraw, async ({ code, numero, why }, context) => {
    const value = await database.transaction(async (q) => {
      const { draw, results } = await detail(q, { code, numero });
      const isVoid = results.some(({ prizes }) => prizes === null);
      if (isVoid) throw new Refusal('ALREADY_CLOSED');
      const change = { kind: 'drawVoid' as const, code, numero, name: draw.name, tickets: draw.tickets };
      await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfVoiding(code, numero), why });
      return detail(q, { code, numero });
    });
    await live.publishToOperators({ type: 'lottery' });
    return value;
  });
}

/** @throws Refusal when a result was not accepted */
function requireEntered(entered: Entered): void {
  switch (entered.state) {
    case 'notOfficial':
      throw new Refusal('NOT_FOUND');
    case 'void':
      throw new Refusal('ALREADY_CLOSED');
    case 'notDrawn':
      throw new Refusal('DRAW_OPEN');
    case 'unchanged':
      throw new Refusal('RESULT_UNCHANGED');
    case 'faults':
      throw new Refusal('RESULT_INVALID', {
        fields: Object.fromEntries(
          entered.faults.map(({ rank, place }) => [
            `${rank}.${place}`,
            {
              vi: 'Số này thiếu hoặc sai số chữ số.',
              en: 'This number is missing, or has the wrong number of digits.',
            },
          ]),
        ),
      });
    case 'set':
    case 'waits':
    case 'differs':
      return;
  }
}

async function withVoiding(q: Queryable, rows: readonly DeskDraw[]): Promise<DeskDraw[]> {
  const subjectOf = ({ code, numero }: DeskDraw) => subjectOfVoiding(code, numero);
  const waiting = await waitingProposals(q, rows.map(subjectOf));
  return rows.map((row) => ({
    ...row,
    voiding: waiting.find(({ subject }) => subject === subjectOf(row))?.id ?? null,
  }));
}
