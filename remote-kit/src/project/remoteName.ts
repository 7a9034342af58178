import { readConfig } from './readConfig.ts';

/** The remote that a command is about: the named one, else the one in this folder. */
export const remoteName = async (named: string | undefined): Promise<string> =>
  named ?? (await readConfig(process.cwd())).name;
