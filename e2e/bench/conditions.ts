import type { CDPSession } from 'playwright';

/** A slow phone on a slow network: 150 ms latency, 1.6 Mbit/s down, a processor four times slower. */
export const conditions = { latency: 150, downloadMbits: 1.6, uploadMbits: 0.75, processor: 4 } as const;

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: bytesPerSecond(conditions.downloadMbits),
    uploadThroughput: bytesPerSecond(conditions.uploadMbits),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.processor });
}
