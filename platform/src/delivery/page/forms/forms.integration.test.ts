import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SentSignIn } from '@unisite/shared/contract/rendering';
import { type FastifyInstance, fastify } from 'fastify';
import { failureOf } from '../../../foundation/http/failures.ts';
import { refuseMalformedRequests } from '../../../foundation/http/malformedRequests.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { forFastify } from '../../../foundation/http/trustedProxies.ts';
import { PASSWORD, securedMembers } from '../../../testing/securedMembers.ts';
import { answerOf } from '../../../testing/testPlatform.ts';
import { type TestSite, testSite } from '../../registry/testing/testSite.ts';
import { serveForms } from './serveForms.ts';

let site: TestSite;
/** The same forms, with the page's input as JSON; their calls go to the site. */
let forms: FastifyInstance;
/** Refusal for every call; null: the site answers. */
let refused: Refusal | null = null;
const people = securedMembers(
  () => site,
  () => Date.now(),
);

beforeAll(async () => {
  site = await testSite({ trustProxy: 1 });
  forms = fastify({ trustProxy: forFastify(1) });
  await forms.register(cookie);
  await forms.register(formbody, { bodyLimit: 16 * 1024 });
  refuseMalformedRequests(forms);
  forms.all('/wps/*', async ({ method, url, headers, body, ip }, reply) => {
    if (refused) return reply.code(refused.status).header('retry-after', '3').send(failureOf(refused, 'vi'));
    const { 'content-length': _, ...rest } = headers;
    const call = { method: method as 'GET', url, headers: rest, payload: body as object, remoteAddress: ip };
    const answer = await site.app.inject(body ? call : { ...call, payload: undefined as never });
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  });
  serveForms(forms, site.services, async (_request, reply, sent) =>
    reply.code(sent?.status ?? 200).send(sent ? { ...sent.signIn } : {}),
  );
});
afterAll(async () => {
  await forms.close();
  await site.close();
});

type Fields = Record<string, string>;
const https = { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin', host: 'int.localhost' };
const post = (
  url: string,
  fields: Fields | string,
  headers: Fields = {},
  on: Pick<FastifyInstance, 'inject'> = forms,
) =>
  on.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...https, ...headers },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
type Answer = Awaited<ReturnType<typeof post>>;
const saidIn = (answer: Answer): SentSignIn => answer.json();
const cookieOf = (answer: Answer, name: string) => answer.cookies.find((one) => one.name === name);
const cookiesOf = (answer: Answer): Fields => ({
  cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});
const member = async (marketCode = 'INT') => (await people.member({ marketCode })).account;
const from = (): Fields => ({ 'x-forwarded-for': people.elsewhere().headers?.['x-forwarded-for'] ?? '' });

describe('signing in by a form', () => {
  test('sets the session’s cookie as the call does, and leads back', async () => {
    const username = await member();
    const answer = await post('/login', { username, password: PASSWORD, returnTo: '/live?sort=name' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/live?sort=name']);
    expect(cookieOf(answer, '__Host-unisite')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const page = await site.app.inject({
      url: '/index',
      headers: { ...https, accept: 'text/html', ...cookiesOf(answer) },
    });
    expect(page.body).toContain(username);
    const again = await post('/login', { username, password: 'other' }, cookiesOf(answer));
    expect([again.statusCode, again.headers.location]).toEqual([303, '/index']);
  });

  test.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', '/\t/elsewhere.test', ''])(
    'leads home instead of to %j',
    async (returnTo) => {
      const answer = await post('/login', { username: await member(), password: PASSWORD, returnTo });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/index']);
    },
  );

  test('says what is wrong in the language of the page, keeps the name and not the password', async () => {
    const username = await member();
    const typed = { username, password: 'wrong-password', returnTo: '/live' };
    const answer = await post('/login', typed, { cookie: 'lang=en' });
    expect(answer.statusCode).toBe(401);
    expect(saidIn(answer)).toEqual({
      returnTo: '/live',
      username,
      about: 'credentials',
      isCaptchaAsked: false,
      secondStep: null,
      error: expect.stringContaining('Incorrect'),
    });
    expect(answer.body).not.toContain('wrong-password');
    expect(saidIn(await post('/login', typed, { cookie: 'lang=vi' })).error).toContain('không chính xác');
    expect(answer.cookies).toEqual([]);
  });

  test('is recorded like any other sign-in', async () => {
    const somebody = await people.member({ marketCode: 'INT' });
    await post('/login', { username: somebody.account, password: 'wrong' });
    await post('/login', { username: somebody.account, password: PASSWORD });
    expect((await people.events(somebody.id)).slice(-2)).toEqual(['signInRefused', 'signedIn']);
  });

  test('is not looked at over plain http', async () => {
    const typed = { username: await member(), password: PASSWORD };
    const plain = await post('/login', typed, { 'x-forwarded-proto': 'http' });
    expect([plain.statusCode, plain.cookies]).toEqual([403, []]);
    // visitors cannot claim TLS themselves
    const claimed = await forms.inject({
      method: 'POST',
      url: '/login',
      remoteAddress: '203.0.113.9',
      payload: new URLSearchParams(typed).toString(),
      headers: { ...https, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([claimed.statusCode, claimed.cookies]).toEqual([403, []]);
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://elsewhere.test' },
    { origin: 'null' },
    { 'sec-fetch-site': '', origin: 'http://int.localhost' },
  ])('is refused from another site’s page: %j', async (headers) => {
    const answer = await post('/login', { username: await member(), password: PASSWORD }, headers);
    expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  });

  test.each([
    ['NUL', 'username=a%00&password=b', {}, 400],
    ['half a character', 'username=%ED%A0%80&password=b', {}, 401],
    ['a percent sign', 'username=%&password=%', {}, 401],
    ['the same field twice', 'username=a&username=b&password=c', {}, 400],
    ['nothing', '', {}, 400],
    ['names of the language’s own', '__proto__=a&constructor=b', {}, 400],
    ['a name that is too long', `username=${'a'.repeat(65)}&password=b`, {}, 400],
    ['a body that is too large', `username=a&password=${'b'.repeat(17_000)}`, {}, 413],
    ['JSON', '{"username":"a","password":"b"}', { 'content-type': 'application/json' }, 400],
    ['plain text', 'username=a&password=b', { 'content-type': 'text/plain' }, 400],
    ['another type', 'username=a', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    ['a second step that is none', 'step=%7B%7D&answer=1', {}, 400],
  ] as const)('answers %s with the form', async (_what, body, headers, status) => {
    const answer = await post('/login', body, { ...from(), ...headers });
    expect([answer.statusCode, saidIn(answer).error]).toEqual([status, expect.any(String)]);
    expect(answer.cookies).toEqual([]);
  });

  test('asks for the picture after failures, and takes it', async () => {
    const username = await member();
    const network = from();
    for (let i = 0; i < 3; i += 1) await post('/login', { username, password: 'wrong' }, network);
    const asked = await post('/login', { username, password: PASSWORD }, network);
    expect(saidIn(asked)).toMatchObject({ about: 'captcha', isCaptchaAsked: true, username });
    expect(asked.statusCode).toBe(403);
    const picture = await forms.inject({ url: '/login/picture', headers: { ...https, ...network } });
    expect([picture.headers['content-type'], picture.rawPayload.subarray(1, 4).toString()]).toEqual([
      'image/png',
      'PNG',
    ]);
    const id = cookieOf(picture, 'captcha')?.value ?? '';
    const captcha = await answerOf(site.services, id);
    const typed = { username, password: PASSWORD, captcha };
    const wrong = await post('/login', { ...typed, captcha: 'XXXXX' }, { ...network, cookie: 'captcha=other' });
    expect(saidIn(wrong)).toMatchObject({ about: 'captcha', isCaptchaAsked: true });
    const right = await post('/login', typed, { ...network, cookie: `captcha=${id}` });
    expect([right.statusCode, right.headers.location]).toEqual([303, '/index']);
  });

  test('who failed too often waits, and is told for how long', async () => {
    const network = from();
    await site.database.query(
      "INSERT INTO sign_in_failure (account, ip, failures, last_at) VALUES ('nobody', $1, 10, now())",
      [network['x-forwarded-for']],
    );
    const picture = await forms.inject({ url: '/login/picture', headers: { ...https, ...network } });
    const captcha = await answerOf(site.services, cookieOf(picture, 'captcha')?.value ?? '');
    const typed = { username: 'nobody', password: 'x', captcha };
    const answer = await post('/login', typed, { ...network, ...cookiesOf(picture) });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(saidIn(answer)).toMatchObject({ username: 'nobody', error: expect.any(String), isCaptchaAsked: true });
  });

  test('shows another picture without a try', async () => {
    const username = await member();
    const answer = await post('/login', { username, password: PASSWORD, again: 'picture', captcha: '' });
    expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
    expect(saidIn(answer)).toMatchObject({ username, isCaptchaAsked: true, error: null });
  });

  test('at the agents’ page only agents get in', async () => {
    const agent = (await people.member({ marketCode: 'INT', customerType: 1 })).account;
    const typed = { password: PASSWORD, returnTo: '/agentHome' };
    const player = await post('/login', { ...typed, username: await member() });
    expect([player.statusCode, saidIn(player).error, player.cookies]).toEqual([
      403,
      expect.stringContaining('Not an agent'),
      [],
    ]);
    const answer = await post('/login', { ...typed, username: agent });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/agentHome']);
  });

  const stepOf = (answer: Answer): string => {
    const { why, ticket, ways } = saidIn(answer).secondStep ?? {};
    return JSON.stringify({ state: 'secondStepRequired', why, ticket, ways });
  };

  test('a second step keeps its ticket through a wrong answer, and the right one signs in', async () => {
    const somebody = await people.member({ marketCode: 'INT' });
    const { recoveryCodes } = await people.withTwoFactor(somebody.signedIn);
    const network = from();
    const asked = await post('/login', { username: somebody.account, password: PASSWORD, returnTo: '/live' }, network);
    expect([asked.statusCode, asked.cookies]).toEqual([200, []]);
    expect(saidIn(asked).secondStep).toMatchObject({ why: 'twoFactor', way: 'totp', minutes: null });
    expect(asked.body).not.toContain(PASSWORD);
    const typed = { step: stepOf(asked), way: 'recoveryCode', returnTo: '/live' };
    const wrong = await post('/login', { ...typed, answer: '000000' }, network);
    expect([wrong.statusCode, saidIn(wrong).about]).toEqual([401, 'answer']);
    expect(stepOf(wrong)).toBe(typed.step);
    const right = await post('/login', { ...typed, answer: recoveryCodes[0] ?? '' }, network);
    expect([right.statusCode, right.headers.location]).toEqual([303, '/live']);
    expect(cookieOf(right, '__Host-unisite')?.value).toMatch(/^[\w-]{43}$/);
    const over = await post('/login', { ...typed, answer: recoveryCodes[1] ?? '' }, network);
    expect(over.statusCode).toBeGreaterThanOrEqual(400);
    expect(saidIn(over)).toMatchObject({ secondStep: null, error: expect.any(String) });
  });

  test('a code is sent where one is asked for, for the browser that asked', async () => {
    const email = people.freshAddress();
    const somebody = await people.member({ marketCode: 'VN', email });
    const network = { ...from(), host: 'localhost' };
    const picture = await forms.inject({ url: '/login/picture', headers: { ...https, ...network } });
    const captcha = await answerOf(site.services, cookieOf(picture, 'captcha')?.value ?? '');
    const typed = { username: somebody.account, password: PASSWORD, captcha };
    const asked = await post('/login', typed, { ...network, ...cookiesOf(picture) });
    expect(saidIn(asked).secondStep).toMatchObject({ why: 'newAddress', way: 'mail' });
    const fields = { step: stepOf(asked), way: 'mail' };
    const sent = await post('/login', { ...fields, send: 'code' }, network);
    expect([sent.statusCode, saidIn(sent).secondStep?.minutes]).toEqual([200, expect.any(Number)]);
    const answer = await people.codeAt(email);
    expect((await post('/login', { ...fields, answer }, network)).statusCode).toBe(303);
  });

  test('a market that is closed says so', async () => {
    const username = await member();
    await site.database.query(`UPDATE market SET status = 1 WHERE code = 'INT'`);
    site.services.markets.forget();
    const answer = await post('/login', { username, password: PASSWORD }, { cookie: 'lang=en' });
    expect([answer.statusCode, saidIn(answer).error]).toEqual([423, expect.stringContaining('maintenance')]);
    await site.database.query(`UPDATE market SET status = 0 WHERE code = 'INT'`);
    site.services.markets.forget();
  });

  test('is answered as a page where nothing is rendered', async () => {
    const answer = await post('/login', { username: 'nobody', password: 'x' }, from(), site.app);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('không chính xác');
    expect((await post('/login', '', { ...from(), host: 'nowhere.test' }, site.app)).statusCode).toBe(421);
  });

  test('from an address that is none is refused before anything is rendered', async () => {
    for (const url of ['/login', '/logout', '/language']) {
      const answer = await post(url, { username: 'a', password: 'b' }, { 'x-forwarded-for': 'no-address' }, site.app);
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 400, 'text/html; charset=utf-8']);
    }
  });
});

describe('signing out by a form', () => {
  test('ends the session and leads home', async () => {
    const username = await member();
    const within = cookiesOf(await post('/login', { username, password: PASSWORD }));
    const foreign = await post('/logout', {}, { ...within, 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    const answer = await post('/logout', { returnTo: '/agent' }, within);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/agent']);
    expect(cookieOf(answer, '__Host-unisite')).toMatchObject({ value: '' });
    const page = await site.app.inject({ url: '/index', headers: { ...https, accept: 'text/html', ...within } });
    expect(page.body).not.toContain(username);
    expect((await post('/logout', {}, within)).statusCode).toBe(303);
  });

  test('says so where it came to nothing', async () => {
    const within = cookiesOf(await post('/login', { username: await member(), password: PASSWORD }));
    refused = new Refusal('TOO_MANY_REQUESTS', { params: { seconds: 3 } });
    const answer = await post('/logout', {}, within);
    refused = null;
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(answer.headers['retry-after']).toBe('3');
    expect(answer.body).toContain('thử lại');
  });
});

describe('choosing a language by a form', () => {
  test('sets the cookie as the page’s script does, over http too', async () => {
    const answer = await post('/language', { language: 'en', returnTo: '/live?a=1' }, { 'x-forwarded-proto': 'http' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/live?a=1']);
    expect(answer.headers['set-cookie']).toBe('lang=en; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  test('is the member’s own, too', async () => {
    const somebody = await people.member({ marketCode: 'INT' });
    const within = cookiesOf(await post('/login', { username: somebody.account, password: PASSWORD }));
    await post('/language', { language: 'vi' }, within);
    const [row] = await site.database.query<{ language: string }>('SELECT language FROM member WHERE id = $1', [
      somebody.id,
    ]);
    expect(row?.language).toBe('vi');
  });

  test('leaves all as it is for a language that is not offered, and for another site’s page', async () => {
    const unknown = await post('/language', { language: 'xx', returnTo: '//elsewhere.test' });
    expect([unknown.statusCode, unknown.headers.location, unknown.cookies]).toEqual([303, '/index', []]);
    const foreign = await post('/language', { language: 'en' }, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.cookies]).toEqual([403, []]);
  });
});
