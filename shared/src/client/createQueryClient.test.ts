import { afterEach, expect, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './createQueryClient.ts';

afterEach(() => onlineManager.setOnline(true));

test('an action without a network fails at once, and is not sent when the network returns', async () => {
  const client = createQueryClient(0);
  let sent = 0;
  const mutationFn = async () => {
    sent += 1;
    throw new Error('no network');
  };
  onlineManager.setOnline(false);
  const options = client.defaultMutationOptions({ mutationFn });
  await expect(client.getMutationCache().build(client, options).execute(undefined)).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(sent).toBe(1);
});
