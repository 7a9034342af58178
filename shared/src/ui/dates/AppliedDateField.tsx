// by its name: this file travels with a remote, the kit and its words are the shell's
import { Field } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DayControl } from './DayControl.tsx';
import { useAppliedDay } from './useAppliedDay.ts';

interface AppliedDateFieldProps {
  label: string;
  /** YYYY-MM-DD, as the bounds. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Whether there may be none: ''. */
  optional?: boolean | undefined;
  onDay: (day: string) => void;
}

/** A day that what is shown follows, under its label. */
export function AppliedDateField({ label, ...day }: AppliedDateFieldProps): ReactElement {
  const control = useAppliedDay(day);
  return <Field label={label}>{(tied) => <DayControl {...tied} {...control} what={label} />}</Field>;
}
