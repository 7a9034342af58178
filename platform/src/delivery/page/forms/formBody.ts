import { Refusal } from '../../../foundation/http/refusal.ts';

/** A form's fields by name; each name must occur once. */
export type FormBody = Readonly<Record<string, unknown>>;

/** Parses a form's body. @throws Refusal BAD_REQUEST for any other body */
export function formBody({
  headers,
  body,
}: {
  headers: { 'content-type'?: string | undefined };
  body: unknown;
}): FormBody {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded' || typeof body !== 'object' || body === null)
    throw new Refusal('BAD_REQUEST');
  return body as FormBody;
}

/** A field's text; '' unless it is present exactly once as text. */
export const textOf = (body: FormBody, name: string): string => {
  const text = Object.hasOwn(body, name) ? body[name] : '';
  return typeof text === 'string' ? text : '';
};
