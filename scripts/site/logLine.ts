/** A service's log line as shown at the terminal. */
export interface LogLine {
  /** Whether it reports a problem. */
  trouble: boolean;
  text: string;
}

const field = (record: object, name: string): unknown => Reflect.get(record, name);
const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Parses a line: a JSON record becomes its message with the name of its subject; anything else is unchanged. */
export function readLogLine(line: string): LogLine {
  const record = parsed(line);
  if (!record) return { trouble: true, text: line };
  const level = field(record, 'level');
  const error = field(record, 'error');
  const cause = typeof error === 'object' && error !== null ? asText(field(error, 'message')) : null;
  const about = asText(field(record, 'remote'));
  const message = asText(field(record, 'message')) ?? asText(field(record, 'event')) ?? line;
  return {
    trouble: level === 'error' || level === 'warn',
    text: [message, about && `(${about})`, cause && `— ${cause}`].filter(Boolean).join(' '),
  };
}

function parsed(line: string): object | null {
  if (!line.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
