import { buildChanged } from '../builds/build.ts';
import { answers, type Check } from './check.ts';

export const builds: Check = {
  name: 'builds',
  about: 'the shell, every remote and the console build',
  alone: true,
  remembers: true,
  run: async () =>
    answers(
      (await buildChanged()).map(({ name, state, output }) => ({
        name,
        wrong: state === 'failed' ? output.split('\n') : [],
      })),
    ),
};
