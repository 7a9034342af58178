import type { Localized } from '@unisite/shared/contract';
import { Refusal } from './refusal.ts';

/** The part of the schema library's issues that texts are made from. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly origin?: unknown;
  readonly expected?: unknown;
}

/** A text for each invalid field, about its first issue; an issue of the whole body is named `body`. */
export function fieldErrors(issues: readonly Issue[], payload: unknown): Record<string, Localized> {
  const fields: Record<string, Localized> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body';
    fields[field] ??= isMissing(payload, issue.path) ? empty : sentence(issue);
  }
  return fields;
}

/** The refusal of a call without a field that only some of its kind need. */
export function requiredField(field: string): Refusal {
  return new Refusal('BAD_REQUEST', { fields: { [field]: empty } });
}

/** Whether nothing was sent at the issue's path. */
function isMissing(payload: unknown, path: readonly PropertyKey[]): boolean {
  let value = payload;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return true;
    value = Reflect.get(value, key);
  }
  return value === undefined;
}

const empty: Localized = { vi: 'Không được để trống.', en: 'This may not be empty.' };

/** Text for a malformed address or number. */
export const invalidFormat: Localized = { vi: 'Không đúng định dạng.', en: 'This is not in the right form.' };

function sentence(issue: Issue): Localized {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return issue.origin === 'string'
        ? { vi: `Tối đa ${issue.maximum} ký tự.`, en: `At most ${issue.maximum} characters.` }
        : { vi: `Không được vượt quá ${issue.maximum}.`, en: `Must be ${issue.maximum} or less.` };
    case 'invalid_value':
    case 'invalid_union':
      return { vi: 'Giá trị này không nằm trong các lựa chọn.', en: 'This is not one of the choices.' };
    case 'invalid_format':
      return invalidFormat;
    default:
      return { vi: 'Giá trị không hợp lệ.', en: 'This is not a valid value.' };
  }
}

function tooSmall({ origin, minimum }: Issue): Localized {
  if (origin !== 'string') return { vi: `Phải từ ${minimum} trở lên.`, en: `Must be ${minimum} or more.` };
  if (Number(minimum) === 1) return empty;
  return { vi: `Cần ít nhất ${minimum} ký tự.`, en: `At least ${minimum} characters.` };
}
