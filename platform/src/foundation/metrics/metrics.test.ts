import { expect, it } from '@jest/globals';
import { createMetrics } from './metrics.ts';

it('writes counters, gauges and histograms as Prometheus reads them', async () => {
  const metrics = createMetrics();
  const calls = metrics.counter('calls_total', 'Calls.');
  calls.add({ operation: 'login', status: 200 });
  calls.add({ operation: 'login', status: 200 }, 2);
  calls.add({ operation: 'login', status: 401 });
  const seconds = metrics.distribution('call_seconds', 'How long.', [0.1, 1]);
  seconds.observe({ operation: 'login' }, 0.1);
  seconds.observe({ operation: 'login' }, 0.5);
  seconds.merge({ operation: 'login' }, [0, 0, 2], 10);
  metrics.read('open', 'Open.', () => [{ labels: {}, value: 3 }]);
  expect(await metrics.text()).toBe(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{operation="login",status="200"} 3
calls_total{operation="login",status="401"} 1
# HELP call_seconds How long.
# TYPE call_seconds histogram
call_seconds_bucket{operation="login",le="0.1"} 1
call_seconds_bucket{operation="login",le="1"} 2
call_seconds_bucket{operation="login",le="+Inf"} 4
call_seconds_sum{operation="login"} 10.6
call_seconds_count{operation="login"} 4
# HELP open Open.
# TYPE open gauge
open 3
`);
});

it('escapes label values, and leaves out what cannot be read', async () => {
  const metrics = createMetrics();
  metrics.read('broken', 'Broken.', () => Promise.reject(new Error('away')));
  metrics.read('odd', 'Odd.', () => [{ labels: { said: 'a "b"\n\\c' }, value: 1 }]);
  expect(await metrics.text()).toBe('# HELP odd Odd.\n# TYPE odd gauge\nodd{said="a \\"b\\"\\n\\\\c"} 1\n');
});

it('has each figure once', () => {
  const metrics = createMetrics();
  metrics.counter('calls_total', 'Calls.');
  expect(() => metrics.counter('calls_total', 'Calls.')).toThrow('there already');
});
