import { expect, it } from '@jest/globals';
import { StartupError } from '../../../foundation/process/startupError.ts';
import { readWatchSettings } from './watchSettings.ts';

it('watches by three reporters in production and by one in a demonstration', () => {
  expect(readWatchSettings({}, 'production')).toEqual({
    everySeconds: 5,
    minimumVisits: 20,
    minimumReporters: 3,
    margin: 0.05,
  });
  expect(readWatchSettings({}, 'demonstration').minimumReporters).toBe(1);
});

it('takes what is said', () => {
  const said = {
    HEALTH_EVERY_SECONDS: '0.5',
    HEALTH_MINIMUM_VISITS: '100',
    HEALTH_MARGIN_POINTS: '2.5',
    HEALTH_MINIMUM_REPORTERS: '9',
  };
  expect(readWatchSettings(said, 'production')).toEqual({
    everySeconds: 0.5,
    minimumVisits: 100,
    minimumReporters: 9,
    margin: 0.025,
  });
});

it.each([
  ['HEALTH_EVERY_SECONDS', '0'],
  ['HEALTH_MINIMUM_VISITS', 'many'],
  ['HEALTH_MINIMUM_REPORTERS', '0'],
  ['HEALTH_MARGIN_POINTS', '101'],
])('cannot use %s %s', (name, value) => {
  expect(() => readWatchSettings({ [name]: value }, 'production')).toThrow(StartupError);
});
