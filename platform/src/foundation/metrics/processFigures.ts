import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** What any process is watched by, under the names that Prometheus' own libraries use. */
export function processFigures(metrics: Metrics): void {
  const started = Date.now() / 1000 - process.uptime();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const one = (value: number) => [{ labels: {}, value }];

  metrics.read('process_start_time_seconds', 'When the process began, seconds since 1970.', () => one(started));
  metrics.read('process_resident_memory_bytes', 'Memory that is in use.', () => one(process.memoryUsage.rss()));
  metrics.read('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript.', () =>
    one(process.memoryUsage().heapUsed),
  );
  metrics.read('nodejs_eventloop_lag_p99_seconds', 'How late timers were, 99th percentile.', () =>
    one(delay.percentile(99) / 1e9),
  );
  metrics.read(
    'process_cpu_seconds_total',
    'Processor time that was used.',
    () => {
      const { user, system } = process.cpuUsage();
      return one((user + system) / 1e6);
    },
    'counter',
  );
}
