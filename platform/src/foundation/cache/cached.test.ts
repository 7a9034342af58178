import { describe, expect, it, jest } from '@jest/globals';
import { cached } from './cached.ts';

describe('keptFor', () => {
  it('loads once for callers that come together and anew when it is too old or forgotten', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    let loads = 0;
    const kept = cached(100, async () => {
      loads += 1;
      return loads;
    });
    expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
    now.mockReturnValue(99);
    expect(await kept.get()).toBe(1);
    now.mockReturnValue(100);
    expect(await kept.get()).toBe(2);
    kept.forget();
    expect(await kept.get()).toBe(3);
    now.mockRestore();
  });
  it('does not keep a failure', async () => {
    let fails = true;
    const kept = cached(1_000, async () => {
      if (fails) throw new Error('away');
      return 'here';
    });
    await expect(kept.get()).rejects.toThrow('away');
    fails = false;
    expect(await kept.get()).toBe('here');
  });
});
