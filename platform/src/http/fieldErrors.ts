import type { Language } from '@unisite/shared/contract';

/** What the schema library says of one misfit; the part that sentences are made from. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly origin?: unknown;
  readonly expected?: unknown;
}

/** A sentence for each field that does not fit, the first misfit of each; the whole body's own misfit is named `body`. */
export function fieldErrors(issues: readonly Issue[], language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'body';
    fields[field] ??= sentence(issue, language);
  }
  return fields;
}

function sentence(issue: Issue, language: Language): string {
  const vietnamese = language === 'vi';
  const text = issue.origin === 'string';
  switch (issue.code) {
    case 'too_small':
      if (text && Number(issue.minimum) === 1) return vietnamese ? 'Không được để trống.' : 'This may not be empty.';
      if (text) return vietnamese ? `Cần ít nhất ${issue.minimum} ký tự.` : `At least ${issue.minimum} characters.`;
      return vietnamese ? `Phải từ ${issue.minimum} trở lên.` : `Must be ${issue.minimum} or more.`;
    case 'too_big':
      if (text) return vietnamese ? `Tối đa ${issue.maximum} ký tự.` : `At most ${issue.maximum} characters.`;
      return vietnamese ? `Không được vượt quá ${issue.maximum}.` : `Must be ${issue.maximum} or less.`;
    case 'invalid_value':
    case 'invalid_union':
      return vietnamese ? 'Giá trị này không nằm trong các lựa chọn.' : 'This is not one of the choices.';
    case 'invalid_format':
      return vietnamese ? 'Không đúng định dạng.' : 'This is not in the right form.';
    case 'invalid_type':
      if (issue.input === undefined) return vietnamese ? 'Không được để trống.' : 'This may not be empty.';
      return vietnamese ? 'Giá trị không hợp lệ.' : 'This is not a valid value.';
    default:
      return vietnamese ? 'Giá trị không hợp lệ.' : 'This is not a valid value.';
  }
}
