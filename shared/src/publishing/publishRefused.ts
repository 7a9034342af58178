import { type Finding, problemOf } from './problems.ts';

/** A version was refused; `findings` holds everything that is wrong with it, not only the first thing. */
export class PublishRefused extends Error {
  override name = 'PublishRefused';
  readonly findings: readonly Finding[];

  constructor(subject: string, findings: readonly Finding[]) {
    const lines = findings.map((finding) => {
      const { number, code, what, todo } = problemOf(finding);
      return `  ${number} ${code} ${what}: ${todo}`;
    });
    super([`${subject} is refused:`, ...lines].join('\n'));
    this.findings = findings;
  }
}
