import type { Language } from '@unisite/shared/contract/envelope';
import type { Problem } from '@unisite/shared/contract/rollout';
import { type Build, textFiles } from './build.ts';
import { parseManifest } from './manifest.ts';
import { type Finding, toProblem } from './problems.ts';
import { checkLimits } from './rules/limits.ts';
import { rules } from './rules.ts';
import { parseScript } from './script.ts';
import { parseStyle } from './style.ts';

/** All problems of a build; empty when it may be published. Without a valid manifest nothing else is checked. */
export function findProblems({ manifest: raw, files, strange = [] }: Build): Finding[] {
  const { manifest, findings } = parseManifest(raw);
  if (!manifest) return [...findings];
  const readable = { manifest, files, strange };
  const tooMuch = checkLimits({ ...readable, scripts: [], styles: [] });
  if (tooMuch.length > 0) return tooMuch;
  const build = {
    ...readable,
    scripts: textFiles(readable, ['.js']).map(({ name, text }) => parseScript(name, text)),
    styles: textFiles(readable, ['.css']).map(({ name, text }) => parseStyle(name, text)),
  };
  return rules.flatMap(({ check }) => check(build));
}

/** The findings as problems, each with its number and advice in `language`. */
export const checkBuild = (build: Build, language: Language = 'en'): Problem[] =>
  findProblems(build).map((finding) => toProblem(finding, language));
