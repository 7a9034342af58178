import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { announcementDetail, banners, promotions } from '@unisite/shared/contract';
import {
  type AnnouncementDraft,
  saveAnnouncement,
  withdrawAnnouncement,
} from '@unisite/shared/contract/operatorsAnnouncements';
import { uploadSitePicture } from '@unisite/shared/contract/operatorsPictures';
import { type PromotionDraft, promotionDesk, savePromotion } from '@unisite/shared/contract/operatorsPromotions';
import { sharp } from '../../../foundation/process/sharp.ts';
import { cashOperators } from '../../../testing/cashOperators.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';

const at = seededOperators();
const why = 'For the weekend';
let opal: Browser;
let emma: Browser;
let vera: Browser;
beforeAll(async () => {
  ({ opal, emma } = await cashOperators(at.operators));
  await at.operators.add('vera', 'Operator-1234', ['vendors']);
  vera = at.operators.browser('192.0.2.9');
  await vera.signIn('vera', 'Operator-1234');
});

const pictureOf = async (background: string, width = 1200, height = 420): Promise<string> =>
  (
    await sharp({ create: { width, height, channels: 3, background } })
      .withExif({ IFD0: { ImageDescription: 'taken at home' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const get = (url: string) => at.platform.app.inject({ url, headers: { host: 'localhost' } });
const ops = (browser: Browser, url: string) =>
  at.operators.app.server.inject({
    url,
    headers: {
      host: 'localhost:3001',
      'sec-fetch-site': 'same-origin',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });

test('a picture is drawn anew, named by what is in it, and seen by the roles that show pictures', async () => {
  const image = await pictureOf('#2d3d84');
  expect((await vera.call(uploadSitePicture, { image })).status).toBe(403);
  const [first, second] = [
    await opal.call(uploadSitePicture, { image }),
    await emma.call(uploadSitePicture, { image }),
  ];
  const { name } = first.value;
  expect(second.value).toEqual({ name, width: 1200, height: 420 });
  const served = await get(`/wps/pictures/${name}`);
  expect(served.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(served.rawPayload.includes('taken at home')).toBe(false);
  expect((await ops(emma, `/ops/pictures/${name}`)).statusCode).toBe(200);
  expect((await ops(at.operators.browser(), `/ops/pictures/${name}`)).statusCode).toBe(401);
  for (const odd of ['u-0', `u-${'0'.repeat(32)}`, '..%2f..%2fetc'])
    expect((await get(`/wps/pictures/${odd}`)).statusCode).toBe(404);
  for (const change of ["UPDATE site_picture SET type = 'image/png'", 'DELETE FROM site_picture'])
    await expect(at.platform.database.query(change)).rejects.toThrow('permission denied');
});

test('what is no picture, or too small for a banner, is refused', async () => {
  for (const [image, code] of [
    [Buffer.from('<!doctype html><script>1</script>').toString('base64'), 'NOT_A_PICTURE'],
    ['<svg onload=alert(1)>', 'NOT_A_PICTURE'],
    [await pictureOf('#000', 799, 420), 'PICTURE_TOO_SMALL'],
  ] as const)
    expect((await opal.call(uploadSitePicture, { image })).envelope).toMatchObject({ code });
});

const draft = (more: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  markets: ['VN'],
  type: 'B',
  title: { vi: 'Cuối tuần', en: 'Weekend' },
  from: null,
  until: null,
  pinned: false,
  content: { vi: 'Một.\n\nHai.', en: 'One.\n\nTwo.' },
  banner: null,
  ...more,
});
const save = (written: AnnouncementDraft) =>
  emma.call(saveAnnouncement, { key: randomUUID(), of: null, draft: written, publish: true, why });

test('an announcement with a picture stands at the head of the home page of its markets while it is shown', async () => {
  const { name } = (await emma.call(uploadSitePicture, { image: await pictureOf('#1d4e89') })).value;
  const id = (await save(draft({ banner: { picture: name, leadsTo: '/promotions' } }))).value.id;
  const heads = async (host = 'localhost') => (await at.platform.call(banners, {}, { host })).value.rows;
  expect(await heads()).toEqual([
    { id, title: 'Cuối tuần', text: 'Một.', picture: `/wps/pictures/${name}`, to: '/promotions' },
  ]);
  expect(await heads('int.localhost')).toEqual([]);
  expect((await at.platform.call(announcementDetail, { id })).value.picture).toBe(`/wps/pictures/${name}`);
  await emma.call(withdrawAnnouncement, { id, revision: 2, why });
  expect(await heads()).toEqual([]);

  const unknown = { picture: `u-${'0'.repeat(32)}`, leadsTo: null };
  expect((await save(draft({ banner: unknown }))).status).toBe(400);
  expect((await save(draft({ type: 'H', banner: { picture: name, leadsTo: null } }))).status).toBe(400);
  expect((await save(draft({ banner: { picture: name, leadsTo: 'https://elsewhere.example' } }))).status).toBe(400);
});

test('a promotion is shown with an uploaded picture', async () => {
  const { name } = (await opal.call(uploadSitePicture, { image: await pictureOf('#7a1f3d') })).value;
  expect((await opal.call(promotionDesk, {})).value.banners).toContain(name);
  const written: PromotionDraft = {
    markets: ['VN'],
    kind: 'gift',
    title: { vi: 'Quà', en: 'Gift' },
    summary: { vi: 'Quà.', en: 'A gift.' },
    highlight: null,
    terms: [],
    banner: name,
    leadsTo: '/rng',
    until: null,
    offer: null,
    from: new Date(at.now).toISOString(),
  };
  const saved = await opal.call(savePromotion, { id: 'pictured', revision: null, draft: written, why });
  expect(saved.value).toEqual({ state: 'done' });
  const [row] = (await at.platform.call(promotions, {})).value.rows.filter(({ id }) => id === 'pictured');
  expect(row?.banner).toEqual({ wide: `/wps/pictures/${name}`, phone: `/wps/pictures/${name}` });
  const unknown = { ...written, banner: `u-${'0'.repeat(32)}` };
  expect((await opal.call(savePromotion, { id: 'other', revision: null, draft: unknown, why })).status).toBe(400);
});
