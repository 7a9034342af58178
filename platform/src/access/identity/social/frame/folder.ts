/** Folder of the frame's own script. */
export const folder = import.meta.dirname;
