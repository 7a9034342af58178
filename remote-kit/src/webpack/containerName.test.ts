import { expect, it } from '@jest/globals';
import { containerName } from './containerName.ts';

it('is the remote’s name, and never a name that a browser has', () => {
  expect(containerName('mf-games-live')).toBe('mf_games_live');
  expect(containerName('performance')).toBe('performance_remote');
});
