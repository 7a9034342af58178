/**
 * What one line of `npm run bench:bets` came to; `ratio` is the rate against pgbench's, NaN where there was nothing to
 * compare with.
 */
export interface BetFigures {
  readonly wallets: string;
  readonly clients: number;
  readonly ratio: number;
  readonly p95: number;
}

/** At least so much of what pgbench gets through, by clients. */
const leastRatio = new Map([
  [8, 0.8],
  [32, 1],
]);
/** A vendor expects its answers within this, milliseconds, however many ask. */
const mostBetMs = { clients: 128, p95: 300 };

/** A sentence for each target of bets that was missed; none where nothing was measured. */
export const missedByBets = (lines: readonly BetFigures[]): string[] =>
  lines.flatMap(({ wallets, clients, ratio, p95 }) => {
    const least = leastRatio.get(clients);
    const where = `${wallets} wallets, ${clients} clients`;
    return [
      ...(least !== undefined && ratio < least
        ? [`Missed: ${where}: ${ratio.toFixed(2)} of pgbench's rate, and ${least} is the least.`]
        : []),
      ...(clients === mostBetMs.clients && !(p95 < mostBetMs.p95)
        ? [
            `Missed: ${where}: of a hundred answers the 95th took ${p95.toFixed(0)} ms, and has to take less than ${mostBetMs.p95}.`,
          ]
        : []),
    ];
  });

/** A sentence where signing in took so long or longer, milliseconds, or nobody got in. */
export const missedBySignIns = (p95: number, mostSignInMs: number): string[] =>
  p95 < mostSignInMs
    ? []
    : [`Missed: of a hundred sign-ins the 95th took ${p95.toFixed(0)} ms, and has to take less than ${mostSignInMs}.`];

/** A draw of a million lines has to be settled within this, on two cores. */
const MOST_SETTLEMENT_SECONDS = 30;

/** A sentence for each target of a settlement that was missed. `seconds`: of a million lines. */
export const missedBySettlement = ({ seconds, wrong }: { seconds: number; wrong: number }): string[] => [
  ...(wrong === 0 ? [] : [`Missed: ${wrong} tickets were left open, or paid otherwise than once.`]),
  ...(seconds < MOST_SETTLEMENT_SECONDS
    ? []
    : [`Missed: a million lines took ${seconds.toFixed(1)} s, and have to take less than ${MOST_SETTLEMENT_SECONDS}.`]),
];

/** What buying tickets came to: 95th percentiles in milliseconds. */
export interface BuyingFigures {
  readonly linesASecond: number;
  readonly slipMs: number;
  readonly drawMs: number;
  readonly exposureMs: number;
  readonly refused: number;
}

const leastLinesASecond = 2_000;
const most = { slipMs: 300, drawMs: 20, exposureMs: 20 } as const;
const names = { slipMs: 'slips', drawMs: 'looks at the open draw', exposureMs: 'looks at what is at stake' } as const;

/** A sentence for each target of buying that was missed. */
export const missedByBuying = (figures: BuyingFigures): string[] => [
  ...(figures.refused === 0 ? [] : [`Missed: ${figures.refused} calls were refused.`]),
  ...(figures.linesASecond >= leastLinesASecond
    ? []
    : [`Missed: ${figures.linesASecond.toFixed(0)} lines a second, and ${leastLinesASecond} is the least.`]),
  ...(['slipMs', 'drawMs', 'exposureMs'] as const).flatMap((name) =>
    figures[name] < most[name]
      ? []
      : [
          `Missed: of a hundred ${names[name]} the 95th took ${figures[name].toFixed(0)} ms, and has to take less than ${most[name]}.`,
        ],
  ),
];

/** What the agents' side came to: 95th percentiles in milliseconds, and seconds. */
export interface AgentFigures {
  readonly reports: readonly { readonly what: string; readonly p95: number }[];
  readonly rollUp: { readonly seconds: number };
  readonly payRun: { readonly seconds: number };
}

const mostForAgents = { reportMs: 300, rollUp: 30, payRun: 60 } as const;

/** A sentence for each target of the agents' side that was missed. */
export const missedByAgents = ({ reports, rollUp, payRun }: AgentFigures): string[] => [
  ...reports.flatMap(({ what, p95 }) =>
    p95 < mostForAgents.reportMs
      ? []
      : [
          `Missed: ${what}: of a hundred answers the 95th took ${p95.toFixed(0)} ms, and has to take less than ${mostForAgents.reportMs}.`,
        ],
  ),
  ...(rollUp.seconds < mostForAgents.rollUp
    ? []
    : [
        `Missed: a day's roll-up took ${rollUp.seconds.toFixed(1)} s, and has to take less than ${mostForAgents.rollUp}.`,
      ]),
  ...(payRun.seconds < mostForAgents.payRun
    ? []
    : [`Missed: a pay-run took ${payRun.seconds.toFixed(1)} s, and has to take less than ${mostForAgents.payRun}.`]),
];
