export { AutomaticCheck, type AutomaticCheckProps } from './AutomaticCheck.tsx';
export { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';
export { HumanCheck, type HumanCheckProps } from './HumanCheck.tsx';
export { SlideCheck, type SlideCheckProps } from './SlideCheck.tsx';
export { solveWork, type WorkOptions, workProof } from './solveWork.ts';
export { type HumanProofAsking, useHumanProof } from './useHumanProof.tsx';
