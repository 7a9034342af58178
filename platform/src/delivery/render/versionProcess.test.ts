import { expect, test } from '@jest/globals';
import { silentLog } from '../../foundation/log/log.ts';
import { usualLimits } from './limits.ts';
import { createPauses } from './pauses.ts';
import type { ProcessAnswer, RenderProcess } from './renderProcess.ts';
import { requestOf, sourceOf } from './testing/bundles.ts';
import { createVersionProcess } from './versionProcess.ts';

/** A version whose process answers a visitor's render with `answered`, and its recorded faults. */
function versionThat(answered: ProcessAnswer) {
  const blamed: string[] = [];
  let started = 0;
  const version = createVersionProcess({
    source: sourceOf('version', { page: '' }),
    host: { globals: '', code: '' },
    limits: usualLimits,
    pauses: createPauses(),
    clock: () => 0,
    log: silentLog,
    onFault: (_source, { fault }) => blamed.push(fault),
    startProcess: (): RenderProcess => {
      started += 1;
      let isAlive = true;
      return {
        isAlive: () => isAlive,
        kill: () => {
          isAlive = false;
        },
        async ask(act) {
          const isVisitor = act.act === 'render' && JSON.parse(act.request).idPrefix === 'r0';
          if (!isVisitor) return { state: 'done', value: '{}', processorMs: 0 };
          isAlive = answered.state === 'done' || answered.state === 'threw';
          return answered;
        },
      };
    },
  });
  return {
    stop: version.stop,
    render: () => version.render(requestOf('page'), { patience: 60_000, page: null }),
    blamed,
    started: () => started,
  };
}

test('a render that got no processor time is not held against its version', async () => {
  const { render, blamed, started } = versionThat({ state: 'killed', limit: 1000, processorMs: 499 });
  expect(await render()).toEqual({ state: 'skipped', cause: 'late' });
  expect(blamed).toEqual([]);
  await render();
  expect(started()).toBe(2);
});

test.each([
  ['used its time', 500],
  ['may have used its time', null],
])('one that %s is', async (_, processorMs) => {
  const { render, blamed } = versionThat({ state: 'killed', limit: 1000, processorMs });
  expect(await render()).toMatchObject({ state: 'failed', fault: 'KILLED' });
  expect(blamed).toEqual(['KILLED']);
});

test('a version that is stopped while its code is read starts no process', async () => {
  const { render, started, stop } = versionThat({ state: 'done', value: '{}', processorMs: 1 });
  const rendered = render();
  stop();
  expect(await rendered).toEqual({ state: 'skipped', cause: 'unavailable' });
  expect(started()).toBe(0);
});

test.each(['', '{', 'null', '{"html":7}', '{"html":"x","used":"all","clockStep":null}'])(
  'an answer that no host gives is the version’s fault: %j',
  async (value) => {
    const { render, blamed } = versionThat({ state: 'done', value, processorMs: 1 });
    expect(await render()).toMatchObject({ state: 'failed', fault: 'MARKUP' });
    expect(blamed).toEqual(['MARKUP']);
  },
);
