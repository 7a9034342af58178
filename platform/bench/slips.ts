/** What the measured slips are of: ten lines each of one draw of this station. */
export const STATION = 'MB';
export const LINES = 10;
