import { expect, jest, test } from '@jest/globals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPreloader, type PreloadContext } from './preloadResponses.ts';

interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A platform whose calls echo what they were asked, with `status`. */
function answering(status = () => 200) {
  const asked: Asked[] = [];
  const inject = async (call: Asked) => {
    asked.push(call);
    return { statusCode: status(), payload: `${call.url} ${asked.length}` };
  };
  // the part of a server that the preloader uses
  return { asked, preload: createPreloader({ inject } as unknown as Pick<FastifyInstance, 'inject'>) };
}

const visit = (change: Partial<PreloadContext> = {}, host = 'localhost'): PreloadContext => ({
  request: { headers: { cookie: 'lang=vi' }, host, protocol: 'https', ip: '127.0.0.1' } as unknown as FastifyRequest,
  language: 'vi',
  token: null,
  ...change,
});

test('guests of one market and language who come at once share an answer, without anybody’s cookies', async () => {
  const { asked, preload } = answering();
  const all = await Promise.all([preload(['/a'], visit()), preload(['/a'], visit()), preload(['/a'], visit())]);
  expect(all.map((answers) => answers.get('/a'))).toEqual(['/a 1', '/a 1', '/a 1']);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  await preload(['/a'], visit({ language: 'en' }));
  await preload(['/a'], visit({}, 'int.localhost'));
  expect(asked).toHaveLength(3);
});

test('a member’s answer is that member’s alone', async () => {
  const { asked, preload } = answering();
  const [guest, one, other] = [
    await preload(['/a'], visit()),
    await preload(['/a'], visit({ token: 'x' })),
    await preload(['/a'], visit({ token: 'y' })),
  ];
  expect([guest, one, other].map((answers) => answers.get('/a'))).toEqual(['/a 1', '/a 2', '/a 3']);
  expect(asked[1]?.headers).toMatchObject({ cookie: 'lang=vi', authorization: 'Bearer x' });
});

test('an answer is shared for a moment only, and what was refused not at all', async () => {
  let now = 1_000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  let status = 500;
  const { asked, preload } = answering(() => status);
  expect((await preload(['/a'], visit())).size).toBe(0);
  status = 200;
  expect((await preload(['/a'], visit())).get('/a')).toBe('/a 2');
  now += 249;
  await preload(['/a'], visit());
  expect(asked).toHaveLength(2);
  now += 1;
  await preload(['/a'], visit());
  expect(asked).toHaveLength(3);
  clock.mockRestore();
});
