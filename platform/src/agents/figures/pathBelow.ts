/**
 * SQL condition that a path starts with another, both in the format of member.path, using an index: '0' sorts after
 * '/'.
 */
export const pathBelow = (column: string, path: string): string =>
  `${column} ~>=~ ${path} AND ${column} ~<~ (rtrim(${path}, '/') || '0')`;
