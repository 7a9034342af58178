import { Command } from 'commander';
import { keyOption, siteOption } from '../cli/options.ts';
import { bold, green, print, printNote, printProgress } from '../cli/terminal.ts';
import { requireValidBuild } from '../project/checkFolder.ts';
import { signBuild } from '../project/signBuild.ts';
import { RegistryClient } from '../registry/client.ts';
import { publishBuild } from '../registry/publishBuild.ts';
import { readTeamKey } from '../registry/teamKey.ts';

export const publishCommand = (): Command =>
  new Command('publish')
    .summary('check, sign and hand in the build')
    .description(
      'Checks a build folder, signs it where it is not signed yet, sends the files that the site does not have, and registers the version. It is shown\n' +
        'to nobody until it is promoted. May be repeated: what is there already is not sent again.',
    )
    .argument('[folder]', 'the build', 'dist')
    .addOption(siteOption())
    .addOption(keyOption())
    .option('--why <text>', 'what the version is for; stands in the audit')
    .action(async (folder: string, { site, key, why }: { site: URL; key?: string; why?: string }) => {
      const teamKey = await readTeamKey(key);
      const build = await requireValidBuild(folder);
      const { signature, isNew: isNewlySigned } = await signBuild(build, teamKey);
      if (isNewlySigned) printNote(`signed with key ${teamKey.id}`);
      const published = await publishBuild(new RegistryClient(site, teamKey), build, signature, {
        why,
        onProgress: (done, all) => printProgress(done === all ? '' : `${done} of ${all} files sent`),
      });
      const { remote, version, digest, isNew, sent } = published;
      print(
        `${bold(`${remote} ${version}`)} ${green(isNew ? 'is published' : 'was published already')} as ${digest}; ${sent} files sent.`,
      );
      if (isNew) print(`Show it: unisite-remote promote ${version} --market <code> --why "…"`);
    });
