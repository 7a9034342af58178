/**
 * The number of five digits that a visitor can tell about a part of the page that did not come: of a remote and of how it
 * failed (MountFailure). The console shows it beside the failure, whose report has the rest.
 */
export function failureNumber(remote: string, code: string): string {
  let sum = 0;
  for (const character of `${remote} ${code}`) sum = (sum * 31 + character.charCodeAt(0)) % 89_989;
  return String(sum + 10_000);
}
