import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { audit } from '@unisite/shared/contract/operators';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import type { StationPlan, TimetableChange } from '@unisite/shared/contract/operatorsStationPlan';
import { changeStation, type DeskStation, lotteryStations } from '@unisite/shared/contract/operatorsStations';
import { refusalCode } from '../../../money/cash/testing/cashMember.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { drawsBetween } from '../schedule.ts';
import { loadStations } from '../stations.ts';

const PASSWORD = 'tre xanh 47 doi';
const why = 'The station announced it';
let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
let ben: Browser;

const signedIn = async (account: string, at: string, roles: Parameters<TestOperators['add']>[2]): Promise<Browser> => {
  await operators.add(account, PASSWORD, roles);
  const browser = operators.browser(at);
  await browser.signIn(account, PASSWORD);
  return browser;
};
beforeAll(async () => {
  platform = await testPlatform();
  operators = await testOperators(platform);
  anna = await signedIn('anna', '198.51.100.1', ['lottery']);
  ben = await signedIn('ben', '198.51.100.2', ['lottery']);
}, 60_000);
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});
beforeEach(() => platform.owner.query('DELETE FROM lottery_schedule WHERE valid_from > now()'));

const stationOf = async (code: string): Promise<DeskStation> => {
  const found = (await anna.call(lotteryStations, {})).value.stations.find((station) => station.code === code);
  if (!found) throw new Error(`there is no station ${code}`);
  return found;
};
const change = async (by: Browser, code: string, of: (plan: StationPlan) => Partial<StationPlan>) => {
  const { plan: from } = await stationOf(code);
  return by.call(changeStation, { code, from, to: { ...from, ...of(from) }, why });
};
const daily = (weekday: number, validFrom: string, drawTime: string | null): TimetableChange => ({
  weekday,
  validFrom,
  drawTime,
  intervalMinutes: null,
});
const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);

test('what ends draws counts at once, from its day on, and stands in the audit', async () => {
  const { earliest, week } = await stationOf('MB');
  expect(week.map(({ weekday, drawTime }) => [weekday, drawTime])).toEqual(
    [2, 3, 4, 5, 6, 7, 1].map((weekday) => [weekday, '18:15']),
  );
  const from = later(earliest, 7);
  const done = await change(anna, 'MB', () => ({ changes: [daily(1, from, null), daily(2, from, '18:00')] }));
  expect(done.value).toEqual({ state: 'done' });
  const all = await loadStations(platform.database);
  const north = all.stations.find(({ code }) => code === 'MB');
  if (!north) throw new Error('there is no northern station');
  const ahead = (days: number) => new Date(`${later(from, days)}T00:00:00+07:00`);
  const draws = drawsBetween(north, ahead(0), ahead(7));
  expect(draws).toHaveLength(6);
  // the province that draws on Mondays still does
  expect(draws.find(({ at }) => at.toISOString().endsWith('T11:00:00.000Z'))?.host?.en).toBe('Hanoi');
  expect(drawsBetween(north, ahead(-7), ahead(0))).toHaveLength(7);
  const [entry] = (await anna.call(audit, { pageSize: 1 })).value.rows;
  expect(entry).toMatchObject({
    act: 'station',
    who: 'operator:anna',
    why,
    subject: `station MB: Monday from ${from} 18:00; Sunday from ${from} no draw`,
  });
});

test('what can be bet on for longer waits for a second operator, and lapses when something else is done first', async () => {
  const { earliest } = await stationOf('LF_3D');
  const asked = await change(anna, 'LF_3D', () => ({ changes: [daily(3, earliest, '18:45')] }));
  expect(asked.value).toEqual({ state: 'proposed' });
  expect((await stationOf('LF_3D')).plan.changes).toEqual([]);
  const waiting = (await ben.call(proposals, {})).value.proposals;
  expect(waiting).toMatchObject([{ by: 'anna', change: { kind: 'stationPlan', code: 'LF_3D' } }]);
  const decide = (by: Browser) => by.call(decideProposal, { id: waiting[0]?.id ?? '', decision: 'approve', why });
  expect(refusalCode(await decide(anna))).toBe('SAME_PERSON');
  expect(refusalCode(await decide(ben))).toBe('OK');
  expect((await stationOf('LF_3D')).plan.changes).toEqual([daily(3, earliest, '18:45')]);

  expect((await change(anna, 'LF_3D', () => ({ closeSeconds: 60 }))).value).toEqual({ state: 'proposed' });
  expect((await change(ben, 'LF_3D', () => ({ closeSeconds: 600 }))).value).toEqual({ state: 'done' });
  expect((await ben.call(proposals, {})).value.proposals).toEqual([]);
  expect((await stationOf('LF_3D')).plan.closeSeconds).toBe(600);
});

test('draws that are open stay as they are, and what no longer stands is not changed', async () => {
  const { earliest } = await stationOf('HNVIP');
  await platform.owner.query(
    `INSERT INTO draw (station_code, numero, closes_at, drawn_at, seed_hash, seed_sealed, sealed_with, entropy_source)
     VALUES ('HNVIP', $1, $2, $2, 'h', 's', 'k', 'ledger')`,
    [earliest.replaceAll('-', ''), new Date(`${earliest}T19:00:00+07:00`)],
  );
  const day = async (validFrom: string) =>
    refusalCode(await change(anna, 'HNVIP', () => ({ changes: [daily(2, validFrom, null)] })));
  expect(await day(earliest)).toBe('TIMETABLE_DAY');
  expect(await day('2020-01-01')).toBe('TIMETABLE_DAY');
  expect(await day('9999-12-31')).toBe('TIMETABLE_DAY');
  expect((await stationOf('HNVIP')).earliest).toBe(later(earliest, 1));
  expect(await day(later(earliest, 1))).toBe('OK');

  const { plan: from } = await stationOf('HNVIP');
  const [one, other] = [
    { ...from, closeSeconds: 400 },
    { ...from, closeSeconds: 500 },
  ];
  const send = async (by: Browser, to: StationPlan) =>
    refusalCode(await by.call(changeStation, { code: 'HNVIP', from, to, why }));
  // of two concurrent ones one is refused, and a repetition after a lost response gets the same answer
  const both = await Promise.all([send(anna, one), send(ben, other)]);
  expect(both.toSorted()).toEqual(['OK', 'SETTING_CHANGED']);
  expect(await (both[0] === 'OK' ? send(anna, one) : send(ben, other))).toBe('OK');
});

test('what cannot be a timetable, and whoever lacks the role, is refused', async () => {
  const { earliest } = await stationOf('MB');
  const every = { weekday: 2, validFrom: earliest, drawTime: null, intervalMinutes: 5 };
  const code = async (of: Partial<StationPlan>, station = 'MB') => refusalCode(await change(anna, station, () => of));
  expect(await code({ changes: [every] })).toBe('TIMETABLE_INVALID');
  expect(await code({ changes: [{ ...every, intervalMinutes: 7 }] })).toBe('BAD_REQUEST');
  expect(await code({ changes: [daily(8, earliest, '18:00')] })).toBe('BAD_REQUEST');
  expect(await code({ changes: [daily(2, '2026-02-30', '18:00')] })).toBe('BAD_REQUEST');
  expect(await code({ changes: [daily(2, earliest, '18:00\u0000')] })).toBe('BAD_REQUEST');
  expect(await code({ closeSeconds: 60 }, 'SSC_1')).toBe('TIMETABLE_INVALID');
  expect(await code({ entropySource: 'beacon' })).toBe('TIMETABLE_INVALID');
  const { plan } = await stationOf('MB');
  const asked = { code: 'NOWHERE', from: plan, to: plan, why };
  expect(refusalCode(await anna.call(changeStation, asked))).toBe('NOT_FOUND');
  const cleo = await signedIn('cleo', '198.51.100.3', ['cash', 'security', 'release']);
  expect(refusalCode(await cleo.call(changeStation, { ...asked, code: 'MB' }))).toBe('FORBIDDEN');
  expect(refusalCode(await cleo.call(lotteryStations, {}))).toBe('FORBIDDEN');
});
