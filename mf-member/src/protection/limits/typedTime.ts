/** Hours and minutes as they are typed. */
export interface TypedTime {
  readonly hours: string;
  readonly minutes: string;
}

/** Minutes of what was typed; null: nothing was. */
export const minutesOf = ({ hours, minutes }: TypedTime): number | null =>
  hours === '' && minutes === '' ? null : Number(hours) * 60 + Number(minutes);
