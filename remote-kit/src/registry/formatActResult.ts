import type { actResult } from '@unisite/shared/contract/rollout';
import type { Infer } from '@unisite/shared/schema';
import { bold, green, yellow } from '../cli/terminal.ts';

/** The result of an act, in a sentence. */
export function formatActResult(what: string, { id, state, revision }: Infer<typeof actResult>, at?: string): string {
  switch (state) {
    case 'done':
      return `${bold(what)}: ${green('done')}, revision ${revision}.`;
    case 'proposed':
      return `${bold(what)}: ${yellow('proposed')} as ${id}; an operator has to approve it.`;
    case 'scheduled':
      return `${bold(what)}: ${yellow('scheduled')} as ${id}${at ? ` for ${at}` : ''}.`;
  }
}
