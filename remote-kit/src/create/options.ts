import { descriptor } from '@unisite/shared/contract/registry';
import { safeParse } from '@unisite/shared/schema';
import { usageError } from '../cli/CommandFailure.ts';

/** Settings of a new remote. */
export interface NewRemote {
  name: string;
  team: string;
  path: string;
  title: { vi: string; en: string };
}

export interface CreateOptions {
  team?: string;
  path?: string;
  titleVi?: string;
  titleEn?: string;
}

const titleCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * The command line's options, completed with defaults.
 * @throws {CommandFailure} for an invalid name or path.
 */
export function newRemote(name: string, options: CreateOptions): NewRemote {
  const { team = name, path = `/${name}` } = options;
  if (!safeParse(descriptor.shape.name, name).success) {
    throw usageError(
      `"${name}" cannot be the name of a remote.`,
      'Use 2 to 31 small letters, digits and hyphens, a letter first.',
    );
  }
  if (!safeParse(descriptor.shape.team, team).success) {
    throw usageError(
      `"${team}" cannot be the name of a team.`,
      'Use 2 to 31 small letters, digits and hyphens, a letter first.',
    );
  }
  if (!/^\/[\w-]+(\/[\w-]+)*$/.test(path)) {
    throw usageError(`"${path}" cannot be the path of a page.`, 'Write it like /offers or /offers/today.');
  }
  const title = { vi: options.titleVi ?? titleCase(name), en: options.titleEn ?? titleCase(name) };
  for (const text of Object.values(title)) {
    // it is inserted into source code and JSON
    if (/['"\\<>\n]/.test(text))
      throw usageError(
        `The title ${text} holds a quote, a backslash or a bracket.`,
        'Leave it out; it can be added in the files later.',
      );
  }
  return { name, team, path, title };
}
