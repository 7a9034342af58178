import { depositMethod } from '@unisite/shared/contract/cash';
import type { MemberRecord, MemberRecordKind } from '@unisite/shared/contract/operatorsMember';
import { withdrawalState } from '@unisite/shared/contract/withdrawals';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import { Amount, type Column, Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';

const states = [
  'open',
  'settled',
  'cancelled',
  'pending',
  'confirmed',
  'failed',
  'expired',
  'chargedBack',
  ...withdrawalState.options,
  'read',
  'unread',
] as const;

/** Colours of states; others are grey. */
const tones: Readonly<Record<string, TagProps['tone']>> = {
  settled: 'jade',
  confirmed: 'jade',
  paid: 'jade',
  received: 'jade',
  open: 'sky',
  pending: 'sky',
  requested: 'sky',
  approved: 'sky',
  unread: 'sky',
  failed: 'coral',
  rejected: 'coral',
  chargedBack: 'coral',
  disputed: 'coral',
};

/** In hundredths, so that sums are exact. */
const resultOf = ({ first, second }: MemberRecord) => Math.round(((second ?? 0) - (first ?? 0)) * 100);
const sumOf = (sums: readonly (number | null)[]) =>
  sums.reduce<number>((all, one) => all + Math.round((one ?? 0) * 100), 0) / 100;

/** Formats an amount in a record: currency, or points, is stated above. */
function useWritten(): (sum: number | null) => string {
  const format = useFormat();
  return (sum) => {
    if (sum === null) return '–';
    return format.number(sum, Number.isInteger(sum) ? 0 : 2);
  };
}

/** Columns of a record. For bets the result stands beside stake and payout. */
export function useRecordColumns(kind: MemberRecordKind): readonly Column<MemberRecord>[] {
  const t = useText();
  const figures = useNumberFormat();
  const localized = useLocalized();
  const written = useWritten();
  const methodText = (method: string) =>
    t(`member.methodOf.${depositMethod.options.find((one) => one === method) ?? 'card'}`);
  const isCash = kind === 'deposits' || kind === 'withdrawals';
  // for deposits and withdrawals the credited amount and the fee stand below the amount
  const sums = kind === 'messages' ? [] : isCash ? (['first'] as const) : (['first', 'second'] as const);
  const hasState = kind !== 'movements' && kind !== 'points';
  const columns: (Column<MemberRecord> | false)[] = [
    {
      key: 'what',
      head: t(`member.what.${kind}`),
      className: 'is-line',
      cell: ({ what, reference, at }) => (
        <div>
          <strong>{kind === 'deposits' ? methodText(what.en) : localized(what)}</strong>
          <br />
          <small className="muted num">
            {reference}
            <br />
            {figures.when(at)}
          </small>
        </div>
      ),
    },
    ...sums.map((name) => ({
      key: name,
      head: t(`member.${name}.${kind}`),
      label: t(`member.${name}.${kind}`),
      end: true,
      cell: (row: MemberRecord) => (
        <span className="num">
          {written(row[name])}
          {isCash && row.second !== null && row.second !== 0 && row.second !== row.first && (
            <small className="muted">
              <br />
              {t(`member.second.${kind}`)} {written(row.second)}
            </small>
          )}
        </span>
      ),
    })),
    kind === 'bets' && {
      key: 'result',
      head: t('member.result'),
      label: t('member.result'),
      end: true,
      cell: (row) => (row.state === 'open' ? '–' : <Result hundredths={resultOf(row)} />),
    },
    hasState && {
      key: 'state',
      head: t('member.state'),
      label: t('member.state'),
      end: true,
      cell: (row) => <State kind={kind} row={row} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

/** Formatted totals of a page of bets. */
export function useSums(rows: readonly MemberRecord[]): { staked: string; won: string; result: ReactElement } {
  const written = useWritten();
  const closed = rows.filter(({ state }) => state !== 'open');
  return {
    staked: written(sumOf(rows.map(({ first }) => first))),
    won: written(sumOf(rows.map(({ second }) => second))),
    result: <Result hundredths={closed.reduce((sum, row) => sum + resultOf(row), 0)} />,
  };
}

/** From the member's side: wins minus stakes. */
function Result({ hundredths }: { hundredths: number }): ReactElement {
  const text = useWritten()(Math.abs(hundredths) / 100);
  if (hundredths === 0) return <span className="num">{text}</span>;
  return <Amount value={`${hundredths > 0 ? '+' : '−'}${text}`} tone={hundredths > 0 ? 'up' : 'down'} />;
}

function State({ kind, row }: { kind: MemberRecordKind; row: MemberRecord }): ReactElement {
  const t = useText();
  const { state } = row;
  if (state === null) return <>–</>;
  if (kind === 'bets' && state === 'settled') {
    const result = resultOf(row);
    const outcome = result > 0 ? 'won' : result < 0 ? 'lost' : 'even';
    return <Tag tone={result > 0 ? 'jade' : undefined}>{t(`member.outcome.${outcome}`)}</Tag>;
  }
  return <Tag tone={tones[state]}>{t(`member.stateOf.${states.find((one) => one === state) ?? 'open'}`)}</Tag>;
}
