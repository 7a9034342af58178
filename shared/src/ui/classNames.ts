/** Joins the given class names; `undefined` when there is none, so that the attribute is omitted. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
