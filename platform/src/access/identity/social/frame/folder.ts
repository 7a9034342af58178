/** Where the frame's own script lies. */
export const folder = import.meta.dirname;
