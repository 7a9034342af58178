/**
 * A five-digit number that a visitor can quote about a failed part of the page: derived from remote and failure code
 * (MountFailure). The console shows it beside the failure's report.
 */
export function failureNumber(remote: string, code: string): string {
  let sum = 0;
  for (const character of `${remote} ${code}`) sum = (sum * 31 + character.charCodeAt(0)) % 89_989;
  return String(sum + 10_000);
}
