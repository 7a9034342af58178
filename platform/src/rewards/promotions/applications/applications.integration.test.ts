import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  activities,
  addApplicationPicture,
  application,
  inbox,
  joinPromotion,
  memberBonuses,
  type PromotionOffer,
  promotionDetail,
  type RequestOf,
  removeApplicationPicture,
  sendApplication,
  takeTimeOut,
  vnd,
} from '@unisite/shared/contract';
import {
  acceptApplication,
  applicationDesk,
  lookAtApplicationPicture,
  refuseApplication,
} from '@unisite/shared/contract/operatorsApplications';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { hashPassword } from '../../../access/identity/index.ts';
import { sharp } from '../../../foundation/process/sharp.ts';
import { balanceOf } from '../../../money/ledger/index.ts';
import { type Player, vendorTable } from '../../../play/seamless/testing/vendorTable.ts';
import { cashOperators } from '../../../testing/cashOperators.ts';
import { addMember } from '../../../testing/members.ts';
import { type Browser, testOperators } from '../../../testing/operatorClient.ts';
import type { CallOptions } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { checkBonuses } from '../../bonuses/index.ts';
import { checkApplications } from './checkApplications.ts';
import { forgetOldApplicationPictures, openedPicture, resealApplicationPictures } from './pictures.ts';

const table = vendorTable();
const DAY = 86_400_000;
const why = 'Looked at it';
let opal: Browser;
let ruby: Browser;
let emma: Browser;
beforeAll(async () => {
  ({ opal, ruby, emma } = await cashOperators(await testOperators(table.platform)));
});

const zalo: PromotionOffer = {
  newWithinDays: null,
  oncePerson: true,
  times: 'once',
  starts: { on: 'application', pictures: 1, bet: null },
  gives: { kind: 'decided', most: vnd(131_000) },
  wagering: { times: 1, of: 'bonus', days: 30, weights: { RNG: 100 }, largestBet: null },
};
const cover: PromotionOffer = {
  newWithinDays: null,
  oncePerson: false,
  times: 'day',
  wagering: null,
  starts: {
    on: 'application',
    pictures: 0,
    bet: { categories: ['RNG'], least: vnd(100), withinDays: 2 },
  },
  gives: { kind: 'percent', percent: 50, most: vnd(2_000) },
};

let serial = 0;
async function promotion(offer: PromotionOffer, more: { endsIn?: number; startsIn?: number } = {}): Promise<string> {
  serial += 1;
  const id = `applied-${serial}`;
  const at = (offset: number) => new Date(table.now() + offset);
  await table.platform.owner.query(
    `INSERT INTO promotion (id, markets, kind, title, summary, terms, banner, leads_to, starts_at, ends_at, position, offer)
     VALUES ($1, '{VN}', 'insurance', $2, $2, '[]', 'b', '/rng', $3, $4, $5, $6)`,
    [
      id,
      JSON.stringify({ vi: `Thưởng ${id}`, en: `Bonus ${id}` }),
      at(more.startsIn ?? -DAY),
      more.endsIn === undefined ? null : at(more.endsIn),
      serial,
      JSON.stringify(offer),
    ],
  );
  return id;
}

interface Applicant extends Player {
  readonly options: CallOptions;
}
let passwordHash: Promise<string> | undefined;
async function applicant(): Promise<Applicant> {
  const who = await table.player();
  passwordHash ??= hashPassword('Bonus-2026');
  const [row] = await table.platform.owner.query<{ account: string }>(
    'UPDATE member SET password_hash = $2, reg_date = $3, first_login = false WHERE id = $1 RETURNING account',
    [who.playerId, await passwordHash, new Date(table.now() - 1)],
  );
  const { headers } = await table.platform.signIn(row?.account ?? '', 'Bonus-2026');
  return { ...who, options: { headers: { ...headers, 'x-language': 'en' } } };
}

const drawn = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#2d3d84' } });
const png = async (): Promise<string> => (await drawn().png().toBuffer()).toString('base64');
const keyed = ({ options }: Applicant, key: string): CallOptions => ({
  headers: { ...options.headers, 'idempotency-key': key },
});

const look = async ({ options }: Applicant, id: string) =>
  (await table.platform.call(application, { id }, options)).value;
const add = async (who: Applicant, id: string, image?: string, key = table.fresh('picture')) =>
  (await table.platform.call(addApplicationPicture, { id, image: image ?? (await png()) }, keyed(who, key))).envelope;
const send = async (
  who: Applicant,
  id: string,
  more: Partial<RequestOf<typeof sendApplication>> = {},
  key = table.fresh('sending'),
) =>
  (
    await table.platform.call(
      sendApplication,
      { id, remarks: 'Đã theo dõi', bet: null, pictures: [], ...more },
      keyed(who, key),
    )
  ).envelope;
/** Sends an application with one picture. */
async function applied(who: Applicant, id: string): Promise<void> {
  await add(who, id);
  const pictures = (await look(who, id)).pictures.map((one) => one.id);
  expect(await send(who, id, { pictures })).toMatchObject({ success: true });
}
const stateOf = async ({ options }: Applicant, id: string) =>
  (await table.platform.call(promotionDetail, { id }, options)).value.claim;
const messagesOf = async ({ options }: Applicant) => (await table.platform.call(inbox, {}, options)).value.rows;
const deskRow = async (by: Browser, promotionId: string, state: 'applying' | 'accepted' | 'refused' = 'applying') =>
  (await by.call(applicationDesk, { state, page: 1, pageSize: 50 })).value.rows.find(
    (row) => row.promotion.id === promotionId,
  );
async function seeAll(by: Browser, id: string): Promise<string> {
  const row = await deskRow(by, id);
  for (const picture of row?.pictures ?? [])
    (await by.call(lookAtApplicationPicture, { id: row?.id ?? '', picture: picture.id })).value;
  return row?.id ?? '';
}
const waiting = async (application: string) =>
  (await ruby.call(proposals, {})).value.proposals.find(
    ({ change }) => change.kind === 'application' && change.id === application,
  );
const approve = async (by: Browser, application: string) =>
  (await by.call(decideProposal, { id: (await waiting(application))?.id ?? '0', decision: 'approve', why })).envelope;
const sound = async () =>
  expect([
    ...(await checkBonuses(table.platform.database)),
    ...(await checkApplications(table.platform.database)),
  ]).toEqual([]);

/** Plays a losing round; VND. */
async function lostRound(who: Applicant, stake: number, win = 0): Promise<string> {
  const body = await table.accepted(who, stake * 100);
  await table.win(body, win * 100);
  return body.roundId;
}

describe('a member', () => {
  test('sends remarks and pictures once, sees them again, and is told by message what two operators decided', async () => {
    const who = await applicant();
    const id = await promotion(zalo);
    expect(await stateOf(who, id)).toMatchObject({ starts: 'application', state: 'join', again: false });
    expect(await look(who, id)).toMatchObject({
      application: null,
      canSend: true,
      obstacle: null,
      pictures: [],
      needs: 1,
      bets: null,
      gives: null,
      most: 131_000,
    });
    expect(await send(who, id)).toMatchObject({ code: 'APPLICATION_PICTURES' });
    await add(who, id);
    await add(who, id);
    const [first, second] = (await look(who, id)).pictures;
    await table.platform.call(removeApplicationPicture, { id, picture: first?.id ?? '' }, who.options);
    await table.platform.call(removeApplicationPicture, { id, picture: first?.id ?? '' }, who.options);
    const key = table.fresh('sending');
    const sent = await send(who, id, { pictures: [second?.id ?? ''] }, key);
    expect(sent).toMatchObject({
      value: { canSend: false, application: { state: 'applying', remarks: 'Đã theo dõi' } },
    });
    expect(await send(who, id, { pictures: [second?.id ?? ''] }, key)).toEqual(sent);
    expect(await send(who, id, { pictures: [second?.id ?? ''] })).toMatchObject({ code: 'APPLICATION_SENT' });
    expect(await add(who, id)).toMatchObject({ code: 'APPLICATION_SENT' });
    expect(await stateOf(who, id)).toMatchObject({ state: 'applying' });

    const row = await deskRow(opal, id);
    const application = row?.id ?? '';
    expect(row).toMatchObject({
      remarks: 'Đã theo dõi',
      bet: null,
      amount: null,
      most: 131_000,
      proposal: null,
      pictures: [{ id: second?.id, seen: false }],
    });
    const ask = (amount: number) => opal.call(acceptApplication, { id: application, amount, why });
    expect((await emma.call(acceptApplication, { id: application, amount: 100_000, why })).status).toBe(403);
    expect((await ask(100_000)).envelope).toMatchObject({ code: 'PICTURES_UNSEEN' });
    await seeAll(opal, id);
    expect((await ask(131_001)).envelope).toMatchObject({ code: 'APPLICATION_CHANGED' });
    expect((await ask(100_000)).value).toEqual({ state: 'proposed' });
    expect((await ask(100_000)).value).toEqual({ state: 'proposed' });
    expect((await deskRow(ruby, id))?.proposal).toEqual({ by: 'opal', amount: 100_000 });
    expect(await approve(opal, application)).toMatchObject({ code: 'SAME_PERSON' });
    expect(await approve(ruby, application)).toMatchObject({ code: 'PICTURES_UNSEEN' });
    expect(await stateOf(who, id)).toMatchObject({ state: 'applying' });
    await seeAll(ruby, id);
    await Promise.all([approve(ruby, application), approve(ruby, application)]);
    expect((await ask(100_000)).value).toEqual({ state: 'done' });

    expect(await stateOf(who, id)).toMatchObject({ state: 'process' });
    expect((await look(who, id)).application).toMatchObject({ state: 'accepted', given: 100_000, reason: null });
    expect(await send(who, id, { pictures: [] })).toMatchObject({ code: 'APPLICATION_SENT' });
    expect(
      (await table.platform.call(memberBonuses, { group: 'open', page: 1, pageSize: 9 }, who.options)).value,
    ).toMatchObject({ held: 100_000, rows: [{ amount: 100_000, wagering: { target: 100_000 } }] });
    expect((await messagesOf(who)).map(({ title }) => title)).toEqual([`Application accepted: Bonus ${id}`]);
    expect(await deskRow(opal, id, 'accepted')).toMatchObject({ by: 'ruby', given: 100_000 });
    await sound();
  });

  test('who is refused reads why, may send again, and not without end', async () => {
    const who = await applicant();
    const id = await promotion(zalo);
    const reason = { vi: 'Ảnh không phải trang Zalo của chúng tôi', en: 'This is not our Zalo page' };
    for (const turn of [1, 2, 3]) {
      await applied(who, id);
      const application = (await deskRow(opal, id))?.id ?? '';
      const refuse = () => opal.call(refuseApplication, { id: application, reason, why });
      const done = await Promise.all([refuse(), refuse()]);
      expect(done.map(({ status }) => status)).toEqual([200, 200]);
      expect(await stateOf(who, id)).toMatchObject({ state: 'rejected', reason: reason.en, again: turn < 3 });
      expect((await messagesOf(who)).length).toBe(turn);
    }
    expect(await send(who, id)).toMatchObject({ code: 'APPLICATION_TRIES' });
    expect((await look(who, id)).application).toMatchObject({ state: 'refused', reason: reason.en });
    const { rows } = (await table.platform.call(activities, {}, who.options)).value;
    expect(rows.find((row) => row.id === id)).toMatchObject({ state: 'rejected', again: false, starts: 'application' });
    await sound();
  });

  test('who presses twice, and in two tabs, sends one', async () => {
    const who = await applicant();
    const id = await promotion(zalo);
    await add(who, id);
    const pictures = (await look(who, id)).pictures.map((one) => one.id);
    const answers = await Promise.all(
      ['one', 'one', 'two', 'three'].map((key) => send(who, id, { pictures }, `${id}-${key}`)),
    );
    for (const answer of answers)
      expect(answer.success ? answer.value.application?.state : answer.code).toMatch(
        /^(applying|APPLICATION_SENT|STILL_RUNNING)$/,
      );
    const rows = await table.platform.database.query('SELECT FROM promotion_application WHERE promotion_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  test('a lost bet of its own is paid by what it lost, once, and only while it has lost', async () => {
    const [who, other] = [await applicant(), await applicant()];
    const id = await promotion(cover);
    const [lost, small, partly] = [await lostRound(who, 300), await lostRound(who, 50), await lostRound(who, 200, 80)];
    await lostRound(who, 200, 400);
    const { bets, gives, most } = await look(who, id);
    expect(bets?.map(({ reference, staked, gives: of }) => [reference, staked, of]).toSorted()).toEqual(
      [
        [lost, 300, 150],
        [partly, 200, 60],
      ].toSorted(),
    );
    expect([gives, most, small.length > 0]).toEqual([null, 2_000, true]);
    const bet = bets?.find(({ reference }) => reference === lost)?.id ?? '';
    expect(await send(who, id)).toMatchObject({ code: 'APPLICATION_BET' });
    for (const odd of ['x', '//', bet.replace(lost, small), `${bet}/x`])
      expect(await send(who, id, { bet: odd })).toMatchObject({ code: 'APPLICATION_BET' });
    expect(await send(other, id, { bet })).toMatchObject({ code: 'APPLICATION_BET' });
    expect(await send(who, id, { bet })).toMatchObject({
      value: { application: { bet: { reference: lost, gives: 150 } } },
    });
    const before = await balanceOf(table.platform.database, who.playerId);
    const row = await deskRow(opal, id);
    expect(row).toMatchObject({ amount: 150, bet: { staked: 300, lost: 300, round: lost } });
    const application = row?.id ?? '';
    expect((await opal.call(acceptApplication, { id: application, amount: 151, why })).envelope).toMatchObject({
      code: 'APPLICATION_CHANGED',
    });
    await opal.call(acceptApplication, { id: application, amount: 150, why });
    // corrected before the second operator agrees
    await table.platform.owner.query('UPDATE game_round SET won = 10000 WHERE round_id = $1', [lost]);
    expect(await approve(ruby, application)).toMatchObject({ code: 'APPLICATION_CHANGED' });
    await table.platform.owner.query('UPDATE game_round SET won = 0 WHERE round_id = $1', [lost]);
    expect(await approve(ruby, application)).toMatchObject({ success: true });
    expect(await balanceOf(table.platform.database, who.playerId)).toBe(before + 15_000n);
    expect(await stateOf(who, id)).toMatchObject({ state: 'issued' });
    // one application a day
    expect(await send(who, id, { bet: bets?.find(({ reference }) => reference === partly)?.id ?? '' })).toMatchObject({
      code: 'APPLICATION_SENT',
    });
    await sound();
  });

  test('a promotion that is to come shows, and takes nothing yet; one that is over takes nothing more, and is answered', async () => {
    const [who, stranger] = [await applicant(), await applicant()];
    const later = await promotion(zalo, { startsIn: DAY });
    expect(await stateOf(who, later)).toMatchObject({ state: 'soon' });
    expect(await add(who, later)).toMatchObject({ code: 'PROMOTION_OVER' });
    expect(await look(who, later)).toMatchObject({ canSend: false });
    const over = await promotion(zalo, { endsIn: 60_000 });
    await applied(who, over);
    table.pass(120_000);
    expect(await stateOf(who, over)).toMatchObject({ state: 'applying' });
    const application = await seeAll(opal, over);
    await seeAll(ruby, over);
    await opal.call(acceptApplication, { id: application, amount: 1_000, why });
    expect(await approve(ruby, application)).toMatchObject({ success: true });
    expect(await stateOf(who, over)).toMatchObject({ state: 'process' });
    expect((await table.platform.call(promotionDetail, { id: over }, stranger.options)).status).toBe(404);
  });

  test('another account of the same person is not given it, whoever agreed', async () => {
    const id = await promotion(zalo);
    const [who, other] = [await applicant(), await applicant()];
    for (const { playerId } of [who, other])
      await table.platform.owner.query(
        `INSERT INTO play_person_fact (member_id, kind, digest) VALUES ($1, 'bankAccount', $2)`,
        [playerId, Buffer.from(id)],
      );
    await applied(who, id);
    await applied(other, id);
    const accept = async () => {
      const application = await seeAll(opal, id);
      await seeAll(ruby, id);
      await opal.call(acceptApplication, { id: application, amount: 1_000, why });
      return approve(ruby, application);
    };
    expect(await accept()).toMatchObject({ success: true });
    expect(await accept()).toMatchObject({ code: 'PROMOTION_SAME_PERSON' });
    await sound();
  });

  test('one on a break sends nothing and is given nothing', async () => {
    const who = await applicant();
    const id = await promotion(zalo);
    await applied(who, id);
    const application = await seeAll(opal, id);
    await seeAll(ruby, id);
    await opal.call(acceptApplication, { id: application, amount: 1_000, why });
    const other = await promotion(zalo);
    await table.platform.call(takeTimeOut, { length: 'day' }, who.options);
    expect(await approve(ruby, application)).toMatchObject({ code: 'MEMBER_ON_BREAK' });
    expect(await add(who, other)).toMatchObject({ code: 'TIME_OUT' });
    expect(await send(who, other)).toMatchObject({ code: 'TIME_OUT' });
  });

  test('odd texts, unknown promotions and other members’ pictures are refused', async () => {
    const [who, other] = [await applicant(), await applicant()];
    const id = await promotion(zalo);
    await add(who, id);
    const [picture] = (await look(who, id)).pictures;
    const pictures = [picture?.id ?? ''];
    for (const more of [
      { remarks: 'a'.repeat(141) },
      { remarks: 'a\u0000b' },
      { remarks: 'a\ud800b' },
      { remarks: 'a\u202eb' },
      { pictures: Array<string>(500).fill(pictures[0] ?? '') },
      { pictures: ['x'] },
      { bet: 'x'.repeat(401) },
    ])
      expect(await send(who, id, more)).toMatchObject({ code: 'BAD_REQUEST' });
    expect(await send(other, id, { pictures })).toMatchObject({ code: 'APPLICATION_PICTURES' });
    expect(await add(who, 'no-such')).toMatchObject({ code: 'PROMOTION_OVER' });
    expect((await table.platform.call(application, { id: 'no-such' }, who.options)).status).toBe(404);
    // a promotion to join takes no applications, and one to apply for cannot be joined
    const joined = await table.platform.call(joinPromotion, { id }, keyed(who, 'joining'));
    expect(joined.envelope).toMatchObject({ code: 'BAD_REQUEST' });
    await table.platform.call(removeApplicationPicture, { id, picture: pictures[0] ?? '' }, other.options);
    expect((await look(who, id)).pictures).toHaveLength(1);
    const fetched = async ({ options }: Applicant) =>
      (
        await table.platform.app.inject({
          url: picture?.address ?? '',
          headers: { ...options.headers, host: 'localhost' },
        })
      ).statusCode;
    expect([await fetched(who), await fetched(other)]).toEqual([200, 404]);
    expect(await send(who, id, { pictures, remarks: 'đ'.repeat(140) })).toMatchObject({ success: true });
  });
});

describe('pictures', () => {
  test.each([
    'a web page',
    'a picture of another kind',
    'one that breaks off',
    'one that unpacks to too much',
    'no base64',
  ])(
    '%s is refused, and takes no place',
    async (what) => {
      const who = await applicant();
      const id = await promotion(zalo);
      const files: Readonly<Record<string, string>> = {
        'a web page': Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64'),
        'a picture of another kind': (await drawn().webp().toBuffer()).toString('base64'),
        'one that breaks off': (await png()).slice(0, 120),
        'one that unpacks to too much': (await drawn(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer()).toString(
          'base64',
        ),
        'no base64': '<svg onload=alert(1)>',
      };
      expect(await add(who, id, files[what])).toMatchObject({ code: 'NOT_A_PICTURE' });
      expect((await look(who, id)).pictures).toEqual([]);
    },
    60_000,
  );

  test('nothing is left of what is hidden in a file, or written beside the picture; nobody reads it in the database', async () => {
    const who = await applicant();
    const id = await promotion(zalo);
    const exif = { IFD0: { ImageDescription: 'taken at home' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } };
    const photograph = await drawn().withExif(exif).jpeg().toBuffer();
    expect(photograph.includes('taken at home')).toBe(true);
    const polyglot = Buffer.concat([photograph, Buffer.from('<script>alert(1)</script>')]);
    const added = await add(who, id, polyglot.toString('base64'));
    const [picture] = added.success ? added.value.pictures : [];
    const { body, headers, rawPayload } = await table.platform.app.inject({
      url: picture?.address ?? '',
      headers: { ...who.options.headers, host: 'localhost' },
    });
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(body.includes('script') || body.includes('taken at home')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    const [row] = await table.platform.database.query<{ sealed: Buffer }>(
      'SELECT sealed FROM promotion_picture WHERE id = $1',
      [picture?.id],
    );
    await expect(sharp(row?.sealed).metadata()).rejects.toThrow();

    const keys = ['ab'.repeat(32), ...testSettings.documentKeys] as const;
    while ((await resealApplicationPictures(table.platform.database, keys)) > 0);
    const opened = await openedPicture(table.platform.database, ['ab'.repeat(32)], picture?.id ?? '', {
      memberId: who.playerId,
    });
    expect(opened?.picture.equals(rawPayload)).toBe(true);
    while ((await resealApplicationPictures(table.platform.database, [testSettings.documentKeys[0], keys[0]])) > 0);
  });

  test('three at most, the same sent again is one, and what is never sent is forgotten', async () => {
    const who = await applicant();
    const id = await promotion(zalo);
    const image = await png();
    const again = await Promise.all([1, 2, 3].map(() => add(who, id, image, `${id}-same`)));
    expect(again.some(({ success }) => success)).toBe(true);
    expect((await look(who, id)).pictures).toHaveLength(1);
    const more = await Promise.all([1, 2, 3, 4].map(() => add(who, id)));
    expect(more.filter((one) => !one.success && one.code === 'TOO_MANY_PICTURES')).toHaveLength(2);
    expect((await look(who, id)).pictures).toHaveLength(3);
    await forgetOldApplicationPictures(table.platform.database, new Date(table.now() + DAY - 1_000));
    expect((await look(who, id)).pictures).toHaveLength(3);
    await forgetOldApplicationPictures(table.platform.database, new Date(table.now() + DAY + 1_000));
    expect((await look(who, id)).pictures).toHaveLength(0);
  });

  test('go thirty days after the decision, and looks stay as they are', async () => {
    const who = await applicant();
    const id = await promotion(zalo);
    await applied(who, id);
    const application = await seeAll(opal, id);
    const count = async () =>
      (await table.platform.database.query('SELECT FROM promotion_picture WHERE application_id = $1', [application]))
        .length;
    const later = (days: number) =>
      forgetOldApplicationPictures(table.platform.database, new Date(table.now() + days * DAY));
    await later(400);
    expect(await count()).toBe(1);
    await opal.call(refuseApplication, { id: application, reason: { vi: 'Ảnh mờ', en: 'Blurred' }, why });
    await later(29);
    expect(await count()).toBe(1);
    await later(31);
    expect(await count()).toBe(0);
    const looks = await table.platform.database.query('SELECT by FROM promotion_look WHERE application_id = $1', [
      application,
    ]);
    expect(looks).toEqual([{ by: 'opal' }]);
    for (const change of ['UPDATE promotion_look SET by = $1', 'DELETE FROM promotion_look WHERE by = $1'])
      await expect(table.platform.database.query(change, ['ruby'])).rejects.toThrow('permission denied');
  });
});

describe('operators', () => {
  test('a refusal takes a waiting acceptance along, and what changed meanwhile is not given', async () => {
    const who = await applicant();
    const id = await promotion(zalo);
    await applied(who, id);
    const application = await seeAll(opal, id);
    await seeAll(ruby, id);
    await opal.call(acceptApplication, { id: application, amount: 130_000, why });
    await table.platform.owner.query('UPDATE promotion SET offer = $2 WHERE id = $1', [
      id,
      JSON.stringify({ ...zalo, gives: { kind: 'decided', most: 100_000 } }),
    ]);
    expect(await approve(ruby, application)).toMatchObject({ code: 'APPLICATION_CHANGED' });
    await ruby.call(refuseApplication, { id: application, reason: { vi: 'Không đúng', en: 'Not right' }, why });
    expect(await waiting(application)).toBeUndefined();
    expect((await opal.call(acceptApplication, { id: application, amount: 100_000, why })).envelope).toMatchObject({
      code: 'APPLICATION_CHANGED',
    });
    expect(
      (await ruby.call(refuseApplication, { id: application, reason: { vi: 'Khác', en: 'Other' }, why })).envelope,
    ).toMatchObject({ code: 'APPLICATION_CHANGED' });
  });

  test('a picture of another application is not found', async () => {
    const [who, other] = [await applicant(), await applicant()];
    const [id, another] = [await promotion(zalo), await promotion(zalo)];
    await applied(who, id);
    await applied(other, another);
    const [mine, theirs] = [await deskRow(opal, id), await deskRow(opal, another)];
    const looked = await opal.call(lookAtApplicationPicture, {
      id: mine?.id ?? '',
      picture: theirs?.pictures[0]?.id ?? '',
    });
    expect(looked.status).toBe(404);
    expect((await emma.call(applicationDesk, { state: 'applying', page: 1, pageSize: 5 })).status).toBe(403);
  });

  test('what is written past the functions is found by the ledger’s check', async () => {
    const who = await applicant();
    const id = await promotion(zalo);
    await applied(who, id);
    const application = await seeAll(opal, id);
    await seeAll(ruby, id);
    await opal.call(acceptApplication, { id: application, amount: 1_000, why });
    await approve(ruby, application);
    const { owner, database } = table.platform;
    await sound();
    await owner.query(
      `UPDATE promotion_application SET state = 'applying', bonus_id = NULL, decided_at = NULL, decided_by = NULL
      WHERE id = $1`,
      [application],
    );
    expect((await checkApplications(database)).map(({ invariant }) => invariant)).toEqual([
      'what a promotion gave that is applied for was accepted',
    ]);
    const [bonus] = await owner.query<{ id: string }>('SELECT id FROM bonus WHERE source = $1', [`promotion/${id}`]);
    await owner.query(
      `UPDATE promotion_application SET state = 'accepted', bonus_id = $2, decided_at = now(), decided_by = 'x', promotion_id = $3
       WHERE id = $1`,
      [application, bonus?.id, await promotion(zalo)],
    );
    expect((await checkApplications(database)).map(({ invariant }) => invariant)).toEqual([
      'an application that was accepted brought its member one bonus of its promotion',
    ]);
    await owner.query('UPDATE promotion_application SET promotion_id = $2 WHERE id = $1', [application, id]);
  });
});

describe('what is claimed', () => {
  const gift: PromotionOffer = {
    newWithinDays: null,
    oncePerson: false,
    starts: { on: 'claim' },
    times: 'day',
    wagering: null,
    gives: { kind: 'fixed', amount: vnd(8) },
  };

  test('is given at once, once a day however often it is pressed, and again the next day', async () => {
    const who = await applicant();
    const id = await promotion(gift);
    expect(await stateOf(who, id)).toMatchObject({ starts: 'claim', state: 'claim' });
    const before = await balanceOf(table.platform.database, who.playerId);
    const press = (key: string) => table.platform.call(joinPromotion, { id }, keyed(who, `${id}-${key}`));
    const answers = await Promise.all([press('one'), press('two'), press('three')]);
    expect(answers.map(({ value }) => value.state)).toEqual(['claimed', 'claimed', 'claimed']);
    expect(await balanceOf(table.platform.database, who.playerId)).toBe(before + 800n);
    expect(await stateOf(who, id)).toMatchObject({ state: 'claimed' });
    await table.platform.owner.query(
      `UPDATE bonus SET key = source || '/2026-03-01' WHERE member_id = $1 AND source = $2`,
      [who.playerId, `promotion/${id}`],
    );
    expect(await stateOf(who, id)).toMatchObject({ state: 'claim' });
    await sound();
  });
});

test('a player of free play applies for nothing', async () => {
  const id = await promotion(zalo);
  // sign-ins are rate-limited by address
  table.pass(5 * 60_000);
  const guest = await addMember(table.platform.owner, {
    customerType: 4,
    passwordHash: await hashPassword('Bonus-2026'),
  });
  await table.platform.owner.query('UPDATE member SET first_login = false WHERE id = $1', [guest.id]);
  const { headers } = await table.platform.signIn(guest.account, 'Bonus-2026');
  const asked = await table.platform.call(application, { id }, { headers });
  expect(asked.envelope).toMatchObject({ code: 'GUEST_NOT_ALLOWED' });
});
