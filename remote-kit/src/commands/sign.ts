import { signatureFile } from '@unisite/publishing';
import { Command } from 'commander';
import { keyOption } from '../cli/options.ts';
import { print } from '../cli/terminal.ts';
import { requireValidBuild } from '../project/checkFolder.ts';
import { signBuild } from '../project/signBuild.ts';
import { readTeamKey } from '../registry/teamKey.ts';

export const signCommand = (): Command =>
  new Command('sign')
    .summary('sign the build with the team’s key')
    .description(`Checks a build folder and signs it: ${signatureFile} beside remote.json. Needs no network.`)
    .argument('[folder]', 'the build', 'dist')
    .addOption(keyOption())
    .action(async (folder: string, { key }: { key?: string }) => {
      const teamKey = await readTeamKey(key);
      const build = await requireValidBuild(folder);
      await signBuild(build, teamKey);
      const { name, version } = build.manifest.descriptor;
      print(`${name} ${version} is signed with key ${teamKey.id}: ${folder}/${signatureFile}`);
    });
