import webpack from 'webpack';
import { twinConfig } from './twinConfig.ts';

/**
 * Builds the one-bundle twin.
 *
 * @throws {Error} with webpack's message when the build fails.
 */
export function buildTwin(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(twinConfig(), (failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
