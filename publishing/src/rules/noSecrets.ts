import { type ReadableBuild, textFiles } from '../build.ts';
import type { Finding } from '../problems.ts';

const kinds: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  { kind: 'private key', pattern: /-----BEGIN (?:[A-Z]+ ){0,2}PRIVATE KEY(?: BLOCK)?-----/ },
  { kind: 'signed token', pattern: /\beyJ[\w-]{10,2000}\.eyJ[\w-]{10,4000}\.[\w-]{16,}/ },
  {
    kind: 'address with a password',
    pattern: /\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s/:@"'`<>{}]{1,64}:[^\s/:@"'`<>{}$]{3,128}@[\w-]/i,
  },
  { kind: 'cloud access key', pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/ },
  { kind: 'cloud API key', pattern: /\bAIza[\w-]{35}(?![\w-])/ },
  { kind: 'repository token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,}|glpat-[\w-]{20,})/ },
  { kind: 'package registry token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { kind: 'chat token', pattern: /\bxox[abprs]-[\w-]{20,}/ },
  { kind: 'payment key', pattern: /\b[sr]k_live_[A-Za-z0-9]{16,}/ },
  { kind: 'mail service key', pattern: /\bSG\.[\w-]{16,}\.[\w-]{32,}/ },
];

/** A secret's name with a literal value: `apiKey: "…"`, `client_secret="…"`, `password='…'`. */
const assigned =
  /["'`]?\b(pass(?:word|wd|phrase)?|secret|client_?secret|api_?key|access_?key|private_?key|auth_?token|access_?token)["'`]?\s*[:=]\s*(["'`])([^"'`\s\\]{8,200})\2/gi;

/** The build contains no secrets of the team: every visitor can read it. */
export const noSecrets = (build: ReadableBuild): Finding[] =>
  textFiles(build, ['.js', '.css', '.json', '.svg', '.txt']).flatMap(({ name, text }) =>
    [...knownForms(text), ...namedSecrets(text)].map((kind): Finding => ({ code: 'SECRET', what: `${name}: ${kind}` })),
  );

const knownForms = (text: string): string[] =>
  kinds.filter(({ pattern }) => pattern.test(text)).map(({ kind }) => kind);

/** Random-looking texts under a secret's name; field names, sentences and addresses are excluded. */
function namedSecrets(text: string): string[] {
  const names = [...text.matchAll(assigned)].flatMap(([, name = '', , value = '']) =>
    looksRandom(value) ? [name] : [],
  );
  return [...new Set(names)];
}

/** Words, however joined, seldom alternate between letters and digits. */
const looksRandom = (value: string): boolean =>
  /^[\w+/=!@#$%^&*.~-]+$/.test(value) &&
  value.split(/[-._/]/).some((part) => part.length >= 8 && (part.match(/[a-z](?=\d)|\d(?=[a-z])/gi) ?? []).length >= 3);
