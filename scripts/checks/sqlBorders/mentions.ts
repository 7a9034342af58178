/** A relation or function named in SQL. */
export interface Mention {
  /** The qualifying schema; null when unqualified. */
  readonly schema: string | null;
  readonly name: string;
  /**
   * How it is used: `row` declares a variable or parameter of a relation's row type, `key` references it by a foreign
   * key.
   */
  readonly as: 'read' | 'write' | 'call' | 'key' | 'row';
}

/** Keywords before a relation that is written to. */
const WRITES = /^(?:INSERT INTO|MERGE INTO|DELETE FROM|TRUNCATE|TRUNCATE TABLE|UPDATE|ALTER TABLE|DROP TABLE)$/;
const BEFORE_RELATIONS = new Set(['FROM', 'JOIN', 'USING', 'INTO', 'UPDATE', 'TABLE', 'TRUNCATE']);
/** A fragment that other statements append to their FROM: `account a JOIN …`, `account a WHERE …`. */
const STARTS_AFTER_FROM = /^\s*[a-z_][\w.]*(?: AS)? [a-z_]\w*\s+(?:JOIN|LEFT|CROSS|INNER|WHERE)\b/;
/**
 * A single relation that other statements append to their FROM; a schema or an underscore distinguishes it from
 * ordinary words.
 */
export const IS_RELATION = /^(?:[a-z_]+\.)?[a-z]+_\w+$|^[a-z_]+\.[a-z_]+$/;
/** `IS DISTINCT FROM`, and statements that create a table. */
const NO_RELATION_AFTER = /^(?:DISTINCT|CREATE|UNLOGGED)$/;
const BEFORE_ONE = new Set(['ONLY', 'LATERAL', 'ROWS']);
const name = /^[a-z_]\w*$/;

/**
 * What SQL reads, writes, calls and references, in textual order. Keywords are upper case and names lower case, as
 * everywhere in the platform; strings and comments are ignored.
 */
export function mentionsIn(sql: string): Mention[] {
  const tokens = tokensOf(sql);
  const reader = new Reader(tokens);
  if (STARTS_AFTER_FROM.test(sql) || IS_RELATION.test(sql)) reader.readList(0);
  for (let place = 0; place < tokens.length; place += 1) {
    if (reader.isName(place)) reader.readName(place);
    else reader.readKeyword(place);
  }
  return reader.found;
}

class Reader {
  readonly found: Mention[] = [];
  private readonly tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  isName(place: number): boolean {
    return name.test(this.at(place));
  }

  readKeyword(place: number): void {
    const [before, token] = [this.at(place - 1), this.at(place)];
    const words = `${before} ${token}`;
    const next = this.at(place + 1) === 'ONLY' ? place + 2 : place + 1;
    if (token === 'REFERENCES') this.note(next, 'key');
    else if (words === 'EXECUTE FUNCTION') this.note(next, 'call');
    else if (words === 'ALTER TABLE') this.note(next, isForeignKey(this.tokens, next) ? 'key' : 'write');
    else if (token === 'ON' && isTriggerOrIndex(this.tokens, place)) this.note(next, 'write');
    else if (WRITES.test(words) || WRITES.test(token)) this.note(next, 'write');
    else if (BEFORE_RELATIONS.has(token) && !NO_RELATION_AFTER.test(before)) this.readList(next);
  }

  readName(place: number): void {
    const before = this.at(place - 1);
    if (before === '.') return;
    const isCall = this.at(place + 1) === '(' && before !== 'INTO' && before !== 'FUNCTION';
    if (isCall) this.found.push({ schema: null, name: this.at(place), as: 'call' });
    else if (isRowType(this.tokens, place)) this.note(place, 'row');
  }

  /** Records the relations of a list: `a x, LATERAL (…) y, b`. */
  readList(from: number): void {
    for (let place = from; ; place += 1) {
      while (BEFORE_ONE.has(this.at(place))) place += 1;
      const isCall = this.isName(place) && this.at(place + 1) === '(';
      place = this.afterParentheses(isCall ? place + 1 : this.note(place, 'read'));
      if (this.at(place) === 'AS') place += 1;
      if (this.isName(place)) place += 1;
      place = this.afterParentheses(place);
      if (this.at(place) !== ',') return;
    }
  }

  /** Records the name at a position, if there is one; returns the position after it. */
  private note(place: number, as: Mention['as']): number {
    if (!this.isName(place)) return place;
    const isQualified = this.at(place + 1) === '.' && this.isName(place + 2);
    const [schema, one] = isQualified ? [this.at(place), this.at(place + 2)] : [null, this.at(place)];
    this.found.push({ schema, name: one, as });
    return isQualified ? place + 3 : place + 1;
  }

  private at(place: number): string {
    return this.tokens[place] ?? '';
  }

  private afterParentheses(from: number): number {
    if (this.at(from) !== '(') return from;
    let depth = 0;
    for (let place = from; place < this.tokens.length; place += 1) {
      if (this.at(place) === '(') depth += 1;
      if (this.at(place) === ')') depth -= 1;
      if (depth === 0) return place + 1;
    }
    return this.tokens.length;
  }
}

const tokensOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, ' 0 ')
    .match(/"[^"]*"|\$\w*|[A-Za-z_]\w*|\d+|::|:=|\S/g) ?? [];

const statementFrom = (tokens: readonly string[], place: number): readonly string[] => {
  const end = tokens.indexOf(';', place);
  return tokens.slice(place, end === -1 ? undefined : end);
};

/** `ALTER TABLE lower ADD FOREIGN KEY …`: a foreign key that only the higher domain can add. */
const isForeignKey = (tokens: readonly string[], place: number): boolean =>
  /^[^,]* ADD (?:CONSTRAINT \S+ )?FOREIGN KEY/.test(statementFrom(tokens, place).join(' '));

function isTriggerOrIndex(tokens: readonly string[], place: number): boolean {
  const start = tokens.lastIndexOf(';', place) + 1;
  return /^CREATE (?:UNIQUE |CONSTRAINT )*(?:TRIGGER|INDEX) [^(]*$/.test(tokens.slice(start, place).join(' '));
}

/** `DECLARE v_row account;`, `(p_row account)`, `x::account`. */
function isRowType(tokens: readonly string[], place: number): boolean {
  if (tokens[place - 1] === '::') return true;
  const isTyped = name.test(tokens[place - 1] ?? '') && /^(?:DECLARE|;|\(|,)$/.test(tokens[place - 2] ?? '');
  return isTyped && /^(?:;|\)|,|:=|\[)$/.test(tokens[place + 1] ?? '') && !isInList(tokens, place);
}

/** In a FROM list, the second name is an alias. */
const isInList = (tokens: readonly string[], place: number): boolean =>
  tokens[place - 2] === ',' && !tokens.slice(Math.max(0, place - 400), place).includes('FUNCTION');
