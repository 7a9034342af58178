import {
  type agentOverview,
  type Hundredths,
  minus,
  noMoney,
  sumOf,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import type { TeamPlay } from '../games/index.ts';

export interface DownlineRow {
  readonly id: string;
  /** Right under the agent, not under one of its downlines. */
  readonly direct: boolean;
  readonly regDate: Date;
}

export interface DayTotals {
  readonly day: string;
  readonly deposits: Hundredths;
  readonly withdrawals: Hundredths;
}

export interface DownlineFacts {
  readonly downline: readonly DownlineRow[];
  readonly balance: Hundredths;
  readonly flows: readonly DayTotals[];
  readonly play: TeamPlay;
  /** The days of the period, oldest first; the last is today. */
  readonly days: readonly string[];
  readonly startOfToday: Date;
}

const total = <Row>(rows: readonly Row[], of: (row: Row) => Hundredths): Hundredths => sumOf(rows.map(of));

function figures(members: number, activeMembers: number, flows: readonly DayTotals[], days: TeamPlay['days']) {
  const staked = total(days, (day) => day.staked);
  const won = total(days, (day) => day.won);
  return {
    members,
    activeMembers,
    deposits: toWire(total(flows, (day) => day.deposits)),
    withdrawals: toWire(total(flows, (day) => day.withdrawals)),
    turnover: toWire(staked),
    payout: toWire(won),
    result: toWire(minus(won, staked)),
  };
}

/** Downline figures: today, the whole period, and daily turnover and result. */
export function overviewOf({
  downline,
  balance,
  flows,
  play,
  days,
  startOfToday,
}: DownlineFacts): ValueOf<typeof agentOverview> {
  const today = days.at(-1) ?? '';
  const played = new Map(play.days.map((day) => [day.day, day]));
  const todayPlay = played.get(today);
  return {
    teamBalance: toWire(balance),
    direct: downline.filter((member) => member.direct).length,
    team: downline.length,
    newToday: downline.filter((member) => member.regDate >= startOfToday).length,
    today: figures(
      downline.length,
      todayPlay?.players ?? 0,
      flows.filter((flow) => flow.day === today),
      todayPlay ? [todayPlay] : [],
    ),
    month: figures(downline.length, play.players, flows, play.days),
    days: days.map((day) => {
      const { staked = noMoney, won = noMoney } = played.get(day) ?? {};
      return { day, turnover: toWire(staked), result: toWire(minus(won, staked)) };
    }),
  };
}
