/**
 * SQL: whether one row of `member` stands below another, by alias. Uses the index on paths, which LIKE does only where
 * the other path is known beforehand: ':' sorts right after the digits.
 */
export const standsBelow = (member: string, above: string): string =>
  `${member}.path ~>~ ${above}.path AND ${member}.path ~<~ (${above}.path || ':')`;
