/** Whether a path begins with another, both as member.path has them; by an index on it: '0' comes after '/'. */
export const pathBelow = (column: string, path: string): string =>
  `${column} ~>=~ ${path} AND ${column} ~<~ (rtrim(${path}, '/') || '0')`;
