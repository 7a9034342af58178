const colors = [
  '#cf2738',
  '#2a6fd6',
  '#16794f',
  '#6b4bd8',
  '#d99b26',
  '#0f7f93',
  '#b4489a',
  '#3a4a86',
  '#a84a1c',
  '#2f8f3a',
  '#8a2be2',
  '#54606e',
] as const;

/** The colour of a field by its index; neighbours always differ. */
export const fieldColor = (place: number): string => colors[place % colors.length] ?? colors[0];

/** Whether the field's text is dark. */
export const isLight = (place: number): boolean => fieldColor(place) === '#d99b26';
