import { expect, test } from '../fixtures/site.ts';

const key = () => `e2e-${crypto.randomUUID()}`;

test('what is missing or wrong in a call is named', async ({ request }) => {
  const answer = await request.put('/wps/feedback', {
    headers: { 'idempotency-key': key(), 'x-language': 'en' },
    data: { content: '   ', contact: 'x'.repeat(200) },
  });
  expect(answer.status()).toBe(400);
  const refused = await answer.json();
  expect(refused).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  expect(Object.keys(refused.fields).sort()).toEqual(['contact', 'content']);
});

test('what is no JSON, and what is not sealed, is refused', async ({ request }) => {
  const broken = await request.put('/wps/feedback', {
    headers: { 'idempotency-key': key(), 'content-type': 'application/json' },
    data: Buffer.from('{"content":'),
  });
  expect(broken.status()).toBe(400);
  expect(await broken.json()).toMatchObject({ success: false, code: 'BAD_REQUEST' });

  const open = await request.post('/wps/session/login', {
    data: { username: 'minhanh', password: 'khong-phai-mat-khau', type: 'username' },
  });
  expect(open.status()).toBe(400);
  expect(await open.json()).toMatchObject({ success: false, code: 'SEAL_BROKEN' });
});

test('a call that does not exist, and one without a session, are refused in the caller’s language [8.text.notSignedIn]', async ({
  request,
}) => {
  const unknown = await request.get('/wps/khong/co', { headers: { 'x-language': 'vi' } });
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });

  const messages = {
    vi: 'Bạn chưa đăng nhập, vui lòng đăng nhập.',
    en: 'You are not signed in. Please sign in.',
  };
  for (const language of ['vi', 'en'] as const) {
    const refused = await request.get('/wps/member/info', { headers: { 'x-language': language } });
    expect(refused.status()).toBe(401);
    expect(await refused.json()).toEqual({
      success: false,
      code: 'UNAUTHENTICATED',
      message: messages[language],
      messages,
    });
  }
});
