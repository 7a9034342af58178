import { describe, expect, test } from '@jest/globals';
import {
  changedDays,
  inOrderOfDays,
  type StationPlan,
  stationPlan,
  type TimetableChange,
} from './operatorsStationPlan.ts';
import { type DeskStation, isLooserPlan, planFault } from './operatorsStations.ts';

const at = (weekday: number, drawTime: string | null) => ({ weekday, drawTime, intervalMinutes: null });
const week = [at(2, '18:15'), at(3, '18:15'), at(4, null)];
const plan: StationPlan = { closeSeconds: 300, entropySource: 'ledger', changes: [] };
const station: DeskStation = {
  code: 'HNVIP',
  name: { vi: '', en: '' },
  isOfficial: false,
  week,
  plan,
  earliest: '2026-12-02',
  latest: '2027-11-27',
};
const change = (validFrom: string, weekday: number, drawTime: string | null): TimetableChange => ({
  ...at(weekday, drawTime),
  validFrom,
});
const withChanges = (...changes: TimetableChange[]): StationPlan => ({ ...plan, changes });

describe('two have to agree', () => {
  test.each([
    ['a draw is later', withChanges(change('2026-12-07', 2, '18:30'))],
    ['a weekday gets draws', withChanges(change('2026-12-07', 4, '18:15'))],
    ['a draw a day becomes many', withChanges({ ...change('2026-12-07', 2, null), intervalMinutes: 5 })],
    ['betting closes later', { ...plan, closeSeconds: 299 }],
  ])('%s', (_name, to) => {
    expect(isLooserPlan(week, plan, to)).toBe(true);
  });

  test('an end of draws is taken back', () => {
    const ends = withChanges(change('2026-12-07', 2, null));
    expect(isLooserPlan(week, ends, plan)).toBe(true);
  });
  test('the ledger takes the place of a beacon', () => {
    expect(isLooserPlan(week, { ...plan, entropySource: 'beacon' }, plan)).toBe(true);
  });
});

describe('one is enough', () => {
  test.each([
    ['a draw is earlier', withChanges(change('2026-12-07', 2, '18:00'))],
    ['a weekday’s draws end', withChanges(change('2026-12-07', 2, null))],
    ['betting closes earlier', { ...plan, closeSeconds: 600 }],
    ['a beacon takes the place of the ledger', { ...plan, entropySource: 'beacon' as const }],
  ])('%s', (_name, to) => {
    expect(isLooserPlan(week, plan, to)).toBe(false);
  });
});

test('what cannot be a timetable, or would count from too early, is refused', () => {
  const fault = (to: StationPlan, of: Partial<DeskStation> = {}, hasBeacon = true) =>
    planFault({ ...station, ...of }, to, { hasBeacon });
  const every = (intervalMinutes: number) => ({ ...change('2026-12-07', 2, null), intervalMinutes });
  expect(fault(withChanges(change('2026-12-07', 2, '18:00')))).toBe(null);
  expect(fault(withChanges(every(5)))).toBe('invalid');
  expect(fault({ ...withChanges(every(5)), closeSeconds: 15 })).toBe(null);
  expect(fault({ ...withChanges(every(5)), closeSeconds: 15 }, { isOfficial: true })).toBe('invalid');
  expect(fault(withChanges({ ...every(30), drawTime: '18:00' }))).toBe('invalid');
  expect(fault(withChanges(change('2026-12-07', 2, '18:00'), change('2026-12-07', 2, '18:10')))).toBe('invalid');
  expect(fault({ ...plan, entropySource: 'beacon' }, {}, false)).toBe('invalid');
  expect(fault(withChanges(change('2026-12-01', 2, '18:00')))).toBe('day');
  expect(fault(withChanges(change('2028-01-01', 2, '18:00')))).toBe('day');
  // a change that already applies to open draws stays
  expect(fault(plan, { plan: withChanges(change('2026-12-01', 2, null)) })).toBe('day');
});

test('a day has to be one', () => {
  for (const validFrom of ['2026-02-30', '2026-13-01', 'soon', '2026-1-1', '2026-12-07\u0000'])
    expect(stationPlan.safeParse(withChanges(change(validFrom, 2, '18:00'))).success).toBe(false);
  for (const drawTime of ['24:00', '7:00', '18:60'])
    expect(stationPlan.safeParse(withChanges(change('2026-12-07', 2, drawTime))).success).toBe(false);
});

test('changes stand in the order of their days, a week from Monday to Sunday', () => {
  const days = [change('2026-12-14', 2, null), change('2026-12-07', 1, null), change('2026-12-07', 7, null)];
  const ordered = inOrderOfDays(withChanges(...days));
  expect(ordered.changes.map(({ validFrom, weekday }) => `${validFrom} ${weekday}`)).toEqual([
    '2026-12-07 7',
    '2026-12-07 1',
    '2026-12-14 2',
  ]);
  expect(changedDays(withChanges(...days), ordered)).toEqual({ added: [], dropped: [] });
});
