import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  captcha,
  type HumanProof,
  registerSms,
  type SlidePoint,
  slideChallenge,
  slideVerify,
  workChallenge,
} from '@unisite/shared/contract';
import { humanProof, solve } from '../../../testing/humanProofs.ts';
import { answerOf as checkAnswer, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { forgetOldVerification } from '../forgetOld.ts';
import { captchaSigns } from './captchaImage.ts';
import { keepCheck } from './openChecks.ts';

const MINUTE = 60_000;
let now = Date.UTC(2026, 10, 20, 3);
let platform: TestPlatform;
let caller = 0;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
  await platform.database.query(`UPDATE market SET switches = switches || '{"mobileRegistration":true}'`);
  platform.services.markets.forget();
});
afterAll(() => platform.close());
beforeEach(() => {
  now += MINUTE;
  caller += 1;
});

/** Each test calls from an address of its own, so that none is throttled by another. */
const at = (headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': `198.51.100.${caller}`, 'x-language': 'en', ...headers },
});
const refusalCode = ({ envelope }: { envelope: { success: boolean; code?: string } }) => envelope.code ?? 'OK';
const events = (kind: string) =>
  platform.database.query<{ about: string | null }>('SELECT about FROM security_event WHERE kind = $1 ORDER BY id', [
    kind,
  ]);

let serial = 0;
/** A call that requires a human proof, with a new number each time. */
async function use(verification?: HumanProof, headers: Record<string, string> = {}): Promise<string> {
  serial += 1;
  const mobileNum = `09120${String(serial).padStart(5, '0')}`;
  const request = { mobileNum, countryDialingCode: '84', ...(verification ? { verification } : {}) };
  return refusalCode(await platform.call(registerSms, request, at(headers)));
}

const answerOf = (id: string) => checkAnswer(platform.services, id);

test('a call that needs a proof is refused without one', async () => {
  expect(await use()).toBe('HUMAN_CHECK_REQUIRED');
});

test('what solves a check stands in no table that could be read', async () => {
  const id = await keepCheck(platform.services, new Date(now), 'captcha', 'ACDEF');
  const [row] = await platform.database.query<{ answer: Buffer }>('SELECT answer FROM human_check WHERE id = $1', [id]);
  expect(row?.answer).toHaveLength(12 + 16 + 5);
  expect(row?.answer.includes('ACDEF')).toBe(false);
  expect(await answerOf(id)).toBe('ACDEF');
});

describe('the picture (specification sections 4, 7 and 9)', () => {
  const fetched = async () => {
    const reply = await platform.call(captcha, {}, at());
    const id = reply.cookies.captcha?.value ?? '';
    return { reply, cookie: { cookie: `captcha=${id}` }, signs: await answerOf(id) };
  };

  test('is a PNG in base64, its id in a cookie that no page reads', async () => {
    const { reply, signs } = await fetched();
    expect(Buffer.from(reply.value, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(reply.cookies.captcha).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', secure: true });
    expect(signs).toMatch(new RegExp(`^[${captchaSigns}]{5}$`));
  });

  test('lets one call through, in capitals or small letters', async () => {
    const { cookie, signs } = await fetched();
    expect(await use({ captcha: ` ${signs.toLowerCase()} ` }, cookie)).toBe('OK');
    expect(await use({ captcha: signs }, cookie)).toBe('CAPTCHA_WRONG');
  });

  test('is used up by a wrong answer', async () => {
    const { cookie, signs } = await fetched();
    expect(await use({ captcha: 'WRONG' }, cookie)).toBe('CAPTCHA_WRONG');
    expect(await use({ captcha: signs }, cookie)).toBe('CAPTCHA_WRONG');
    expect((await events('humanCheckFailed')).at(-1)).toEqual({ about: 'captcha' });
  });

  test('is good for five minutes, in the browser that it was shown in', async () => {
    const late = await fetched();
    now += 5 * MINUTE;
    expect(await use({ captcha: late.signs }, late.cookie)).toBe('CAPTCHA_WRONG');
    const { signs } = await fetched();
    expect(await use({ captcha: signs })).toBe('CAPTCHA_WRONG');
    expect(await use({ captcha: signs }, { cookie: 'captcha=somebodyelse' })).toBe('CAPTCHA_WRONG');
  });

  test('is fetched again after a second at the earliest, on every process [4.login.refresh] [9.captcha.refresh]', async () => {
    const second = await testPlatform({
      clock: () => new Date(now),
      settings: { trustProxy: 1 },
      database: platform,
    });
    try {
      const { cookie } = await fetched();
      now += 900;
      const early = await second.call(captcha, {}, at(cookie));
      expect(early).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
      // another browser at the same address is not throttled
      expect(refusalCode(await second.call(captcha, {}, at()))).toBe('OK');
      now += 100;
      expect(refusalCode(await second.call(captcha, {}, at(cookie)))).toBe('OK');
    } finally {
      await second.close();
    }
  });

  test.each([
    ['empty', ''],
    ['spaces', '   '],
    ['long', 'A'.repeat(33)],
    ['a zero byte', 'AC\u0000E34'],
  ])('an answer that is %s is malformed', async (_name, typed) => {
    const { cookie } = await fetched();
    expect(await use({ captcha: typed }, cookie)).toBe('BAD_REQUEST');
  });

  test.each([
    ['emoji', '😀😀😀'],
    ['combining marks', 'A\u0301C\u0323E\u0302'],
    ['script', '<script>1</script>'],
    ['full-width signs', 'ＡＣＥ３４'],
  ])('an answer of %s is wrong', async (_name, typed) => {
    const { cookie } = await fetched();
    expect(await use({ captcha: typed }, cookie)).toBe('CAPTCHA_WRONG');
  });
});

describe('the slide', () => {
  const hand = (to: number): SlidePoint[] =>
    Array.from({ length: 30 }, (_none, i) => ({ x: to * (i / 29) ** 2 * (3 - (2 * i) / 29), y: i % 3, t: i * 30 }));
  const opened = async () => {
    const { id } = (await platform.call(slideChallenge, {}, at())).value;
    return { id, x: Number(await answerOf(id)) };
  };

  test('gives a proof that lets one call through', async () => {
    const { id, x } = await opened();
    const { proof } = (await platform.call(slideVerify, { id, x: x + 3, trail: hand(x + 3) }, at())).value;
    expect(await use({ slide: proof })).toBe('OK');
    expect(await use({ slide: proof })).toBe('HUMAN_CHECK_FAILED');
  });

  test('shows its pictures and not its answer', async () => {
    const { value } = await platform.call(slideChallenge, {}, at());
    expect(Object.keys(value).sort()).toEqual(['background', 'height', 'id', 'piece', 'pieceImage', 'width']);
    expect(Object.keys(value.piece).sort()).toEqual(['width', 'y']);
  });

  test('is tried once', async () => {
    const { id, x } = await opened();
    const verify = (place: number) => platform.call(slideVerify, { id, x: place, trail: hand(place) }, at());
    expect(refusalCode(await verify(x + 5))).toBe('HUMAN_CHECK_FAILED');
    expect(refusalCode(await verify(x))).toBe('HUMAN_CHECK_FAILED');
    expect((await events('humanCheckFailed')).at(-1)).toEqual({ about: 'slide' });
  });

  test('proof and slide are good for five minutes each', async () => {
    const first = await opened();
    now += 5 * MINUTE - 1;
    const reply = await platform.call(slideVerify, { ...first, trail: hand(first.x) }, at());
    now += 5 * MINUTE;
    expect(await use({ slide: reply.value.proof })).toBe('HUMAN_CHECK_FAILED');
    const late = await opened();
    now += 5 * MINUTE;
    expect(refusalCode(await platform.call(slideVerify, { ...late, trail: hand(late.x) }, at()))).toBe(
      'HUMAN_CHECK_FAILED',
    );
  });

  test('an id is no proof, and a proof is no id', async () => {
    const { id, x } = await opened();
    expect(await use({ slide: id })).toBe('HUMAN_CHECK_FAILED');
    const { proof } = (await platform.call(slideVerify, { id, x, trail: hand(x) }, at())).value;
    expect(refusalCode(await platform.call(slideVerify, { id: proof, x: 0, trail: hand(x) }, at()))).toBe(
      'HUMAN_CHECK_FAILED',
    );
    expect(await use({ slide: proof })).toBe('OK');
  });

  test.each([
    ['no points', { trail: [] }],
    ['too many points', { trail: hand(100).concat(...Array.from({ length: 40 }, () => hand(100))) }],
    ['a place far off', { x: 1e9 }],
    ['an empty id', { id: '' }],
    ['a long id', { id: 'i'.repeat(65) }],
  ])('%s: malformed', async (_name, wrong) => {
    const { id, x } = await opened();
    expect(refusalCode(await platform.call(slideVerify, { id, x, trail: hand(x), ...wrong }, at()))).toBe(
      'BAD_REQUEST',
    );
    expect(refusalCode(await platform.call(slideVerify, { id, x, trail: hand(x) }, at()))).toBe('OK');
  });
});

describe('the proof of work', () => {
  test('lets one call through', async () => {
    const proof = await humanProof(platform, at());
    expect(await use(proof)).toBe('OK');
    expect(await use(proof)).toBe('HUMAN_CHECK_FAILED');
  });

  test('has to be solved, and its own', async () => {
    const one = (await platform.call(workChallenge, {}, at())).value;
    expect(one.bits).toBe(18);
    const other = (await platform.call(workChallenge, {}, at())).value;
    const counter = solve(one);
    expect(await use({ work: { id: other.id, counter } })).toBe('HUMAN_CHECK_FAILED');
    expect(await use({ work: { id: one.id, counter: counter + 1 } })).toBe('HUMAN_CHECK_FAILED');
    expect(await use({ work: { id: one.id, counter } })).toBe('HUMAN_CHECK_FAILED');
  });

  test('is good for five minutes', async () => {
    const proof = await humanProof(platform, at());
    now += 5 * MINUTE;
    expect(await use(proof)).toBe('HUMAN_CHECK_FAILED');
  });

  test('is taken once however many calls bring it at once', async () => {
    const proof = await humanProof(platform, at());
    const codes = await Promise.all(Array.from({ length: 5 }, () => use(proof)));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  });

  test.each([-1, 1.5, 2 ** 60])('a counter of %p is malformed', async (counter) => {
    expect(await use({ work: { id: 'any', counter } })).toBe('BAD_REQUEST');
  });
});

test('one address gets only so many checks, another is not in its way', async () => {
  const ask = () => platform.call(workChallenge, {}, at());
  expect(refusalCode(await ask())).toBe('OK');
  await platform.database.query(`UPDATE access_turn SET count = 61 WHERE subject = 'work 198.51.100.${caller}'`);
  expect(await ask()).toMatchObject({ status: 429, envelope: { code: 'TOO_MANY_REQUESTS' } });
  caller += 1;
  expect(refusalCode(await ask())).toBe('OK');
});

test('a body of a megabyte is too large', async () => {
  const response = await platform.app.inject({
    method: 'POST',
    url: slideVerify.path,
    headers: { host: 'localhost', 'content-type': 'application/json' },
    payload: JSON.stringify({ id: 'x'.repeat(2 ** 20), x: 1, trail: [] }),
  });
  expect(response.statusCode).toBe(413);
});

test('what is good for nothing any more is cleared away', async () => {
  await platform.call(workChallenge, {}, at());
  now += 24 * 60 * MINUTE + 1;
  await forgetOldVerification(platform.database, new Date(now));
  for (const table of ['human_check', 'access_turn', 'verification_code'])
    expect(await platform.database.query(`SELECT FROM ${table}`)).toEqual([]);
});
