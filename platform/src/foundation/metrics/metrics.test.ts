import { expect, it } from '@jest/globals';
import { Counter, Registry } from 'prom-client';
import { addReading } from './metrics.ts';

it('reads a figure each time it is asked for', async () => {
  const metrics = new Registry();
  let open = 3;
  addReading(metrics, {
    name: 'open',
    help: 'Open.',
    labelNames: ['of'],
    read: () => [{ labels: { of: 'a "b"\n\\c' }, value: open }],
  });
  addReading(metrics, {
    name: 'acts_total',
    help: 'Acts.',
    type: 'counter',
    labelNames: ['act'],
    read: async () => [{ labels: { act: 'promote' }, value: open }],
  });
  const text = (value: number) => `# HELP open Open.
# TYPE open gauge
open{of="a \\"b\\"\\n\\\\c"} ${value}

# HELP acts_total Acts.
# TYPE acts_total counter
acts_total{act="promote"} ${value}
`;
  expect(await metrics.metrics()).toBe(text(3));
  open = 5;
  expect(await metrics.metrics()).toBe(text(5));
});

it('leaves out the samples of what cannot be read', async () => {
  const metrics = new Registry();
  addReading(metrics, {
    name: 'broken',
    help: 'Broken.',
    labelNames: ['of'],
    read: () => Promise.reject(new Error('away')),
  });
  addReading(metrics, {
    name: 'odd',
    help: 'Odd.',
    labelNames: ['of'],
    read: () => {
      throw new Error('away');
    },
  });
  new Counter({ name: 'calls_total', help: 'Calls.', registers: [metrics] }).inc(2);
  const text = await metrics.metrics();
  expect(text).toContain('calls_total 2');
  expect(text).not.toMatch(/^(broken|odd)/m);
});
