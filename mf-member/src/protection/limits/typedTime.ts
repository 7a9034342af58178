/** Hours and minutes as typed. */
export interface TypedTime {
  readonly hours: string;
  readonly minutes: string;
}

/** Typed time in minutes; null: empty. */
export const minutesOf = ({ hours, minutes }: TypedTime): number | null =>
  hours === '' && minutes === '' ? null : Number(hours) * 60 + Number(minutes);
