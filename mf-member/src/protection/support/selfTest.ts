/**
 * The nine items of the Problem Gambling Severity Index, reworded (Ferris and Wynne, The Canadian Problem Gambling
 * Index, 2001). Each is answered for the last 12 months from 0 (never) to 3 (almost always).
 */
export const selfTestItems = [
  'afford',
  'more',
  'return',
  'borrow',
  'problem',
  'health',
  'criticism',
  'money',
  'guilt',
] as const;

export const selfTestAnswers = ['never', 'sometimes', 'often', 'always'] as const;

export type SelfTestOutcome = 'none' | 'low' | 'moderate' | 'high';

/** Outcome of answers from 0 to 3 to all items, by the index's bands: 0, 1–2, 3–7, 8 and more. */
export function outcomeOf(answers: readonly number[]): SelfTestOutcome {
  const score = answers.reduce((sum, answer) => sum + answer, 0);
  if (score === 0) return 'none';
  if (score < 3) return 'low';
  return score < 8 ? 'moderate' : 'high';
}
