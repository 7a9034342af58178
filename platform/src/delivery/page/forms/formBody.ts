import { Refusal } from '../../../foundation/http/refusal.ts';

/** A form's fields: texts, each the only one of its name. */
export type FormBody = Readonly<Record<string, unknown>>;

/** The body of a form as a browser sends it. @throws Refusal BAD_REQUEST for any other body */
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

/** The text of a field; '' where it is none, or is not there once. */
export const textOf = (body: FormBody, name: string): string => {
  const text = Object.hasOwn(body, name) ? body[name] : '';
  return typeof text === 'string' ? text : '';
};
