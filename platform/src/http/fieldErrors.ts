import type { Language } from '@unisite/shared/contract';
import { Refusal } from './refusal.ts';

/** What the schema library says of one misfit; the part that sentences are made from. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly origin?: unknown;
  readonly expected?: unknown;
}

/** A sentence for each field that does not fit, the first misfit of each; the whole body's own misfit is named `body`. */
export function fieldErrors(issues: readonly Issue[], payload: unknown, language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body';
    fields[field] ??= sentence(issue, isMissing(payload, issue.path), language);
  }
  return fields;
}

/** The refusal of a call without a field that only some of its kind need. */
export function missingField(field: string, language: Language): Refusal {
  return new Refusal('BAD_REQUEST', { fields: { [field]: language === 'vi' ? empty[0] : empty[1] } });
}

/** Whether nothing was sent where the issue points. */
function isMissing(payload: unknown, path: readonly PropertyKey[]): boolean {
  let value = payload;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return true;
    value = Reflect.get(value, key);
  }
  return value === undefined;
}

function sentence(issue: Issue, missing: boolean, language: Language): string {
  const [vietnamese, english] = missing ? empty : sentences(issue);
  return language === 'vi' ? vietnamese : english;
}

const empty = ['Không được để trống.', 'This may not be empty.'] as const;

function sentences(issue: Issue): readonly [vietnamese: string, english: string] {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return issue.origin === 'string'
        ? [`Tối đa ${issue.maximum} ký tự.`, `At most ${issue.maximum} characters.`]
        : [`Không được vượt quá ${issue.maximum}.`, `Must be ${issue.maximum} or less.`];
    case 'invalid_value':
    case 'invalid_union':
      return ['Giá trị này không nằm trong các lựa chọn.', 'This is not one of the choices.'];
    case 'invalid_format':
      return ['Không đúng định dạng.', 'This is not in the right form.'];
    default:
      return ['Giá trị không hợp lệ.', 'This is not a valid value.'];
  }
}

function tooSmall({ origin, minimum }: Issue): readonly [vietnamese: string, english: string] {
  if (origin !== 'string') return [`Phải từ ${minimum} trở lên.`, `Must be ${minimum} or more.`];
  return Number(minimum) === 1 ? empty : [`Cần ít nhất ${minimum} ký tự.`, `At least ${minimum} characters.`];
}
