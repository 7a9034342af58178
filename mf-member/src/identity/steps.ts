import {
  type IdentityCheck,
  type IdentityPictureKind,
  type IdentityReason,
  picturesNeeded,
} from '@unisite/shared/contract/identityChecks';

export const identitySteps = ['facts', 'document', 'selfie', 'address'] as const;
export type IdentityStep = (typeof identitySteps)[number];

/** Reasons that are fixed in the facts, not by another picture. */
const factReasons: readonly IdentityReason[] = ['documentExpired', 'numberDiffers', 'dateDiffers', 'notAccepted'];

/** The pictures of a step, for the chosen document. */
export function picturesOf(step: IdentityStep, check: IdentityCheck | null): readonly IdentityPictureKind[] {
  const needed = picturesNeeded(check?.document ?? 'idCard');
  if (step === 'facts') return [];
  return step === 'document' ? needed.filter((kind) => kind.startsWith('document')) : [step];
}

export const missingOf = (step: IdentityStep, check: IdentityCheck | null): readonly IdentityPictureKind[] =>
  picturesOf(step, check).filter((kind) => !check?.pictures.some((picture) => picture.kind === kind));

/** Whether a step is complete. */
export const isDone = (step: IdentityStep, check: IdentityCheck | null): boolean =>
  check?.document != null && (step === 'facts' ? true : missingOf(step, check).length === 0);

/** The step to continue at: a refused one first, else the first incomplete one, else the last. */
export function firstStep(check: IdentityCheck | null): IdentityStep {
  const { reason = null } = check ?? {};
  if (check?.state === 'refused' && reason && factReasons.includes(reason)) return 'facts';
  return identitySteps.find((step) => !isDone(step, check)) ?? 'address';
}

export const isComplete = (check: IdentityCheck | null): boolean => identitySteps.every((step) => isDone(step, check));
