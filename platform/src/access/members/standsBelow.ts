/**
 * Whether the row of `member` under one name stands below the one under another. By the index on paths, which LIKE uses
 * only where the other's path is known before: ':' is the sign after all digits.
 */
export const standsBelow = (member: string, above: string): string =>
  `${member}.path ~>~ ${above}.path AND ${member}.path ~<~ (${above}.path || ':')`;
