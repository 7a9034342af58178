import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { auditCommand } from '../commands/audit.ts';
import { buildCommand } from '../commands/build.ts';
import { canaryCommand } from '../commands/canary.ts';
import { checkCommand } from '../commands/check.ts';
import { createCommand } from '../commands/create.ts';
import { devCommand } from '../commands/dev.ts';
import { disableCommand } from '../commands/disable.ts';
import { enableCommand } from '../commands/enable.ts';
import { endCanaryCommand } from '../commands/endCanary.ts';
import { keygenCommand } from '../commands/keygen.ts';
import { promoteCommand } from '../commands/promote.ts';
import { publishCommand } from '../commands/publish.ts';
import { rollbackCommand } from '../commands/rollback.ts';
import { signCommand } from '../commands/sign.ts';
import { statusCommand } from '../commands/status.ts';
import { testCommand } from '../commands/test.ts';
import { typesCommand } from '../commands/types.ts';
import { undoCommand } from '../commands/undo.ts';

/** The command line. Commands throw instead of ending the process. */
export function program(): Command {
  const root = new Command('unisite-remote')
    .description(
      'Makes, checks, signs and publishes a remote of the site. It speaks English; what it makes speaks Vietnamese and English.',
    )
    .version(ownVersion(), '-v, --version')
    .showHelpAfterError('(--help says how it is used)');
  const commands = [
    createCommand(),
    devCommand(),
    testCommand(),
    typesCommand(),
    buildCommand(),
    checkCommand(),
    keygenCommand(),
    signCommand(),
    publishCommand(),
    statusCommand(),
    promoteCommand(),
    canaryCommand(),
    endCanaryCommand(),
    rollbackCommand(),
    enableCommand(),
    disableCommand(),
    undoCommand(),
    auditCommand(),
  ];
  for (const command of commands) root.addCommand(command.copyInheritedSettings(root).exitOverride());
  return root.exitOverride();
}

function ownVersion(): string {
  const file = path.join(import.meta.dirname, '../../package.json');
  // border: our own manifest
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
