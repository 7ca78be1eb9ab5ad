import { pino } from 'pino';

/** Line breaks and control characters of a value would read as lines of their own. */
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^[\w.:/-]+$/.test(text) ? text : JSON.stringify(value);
};

/** Name, message and stack of a logged error, each on a line of its own. */
function errorLines(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { kind, message, stack, ...details }: Record<string, unknown> = { ...error };
  const title = [kind, message].filter((part) => typeof part === 'string').join(': ');
  const rest = Object.entries(details).map(([key, value]) => ` ${key}=${shown(value)}`);
  return [`  ${title}${rest.join('')}`, ...(typeof stack === 'string' ? stack.split('\n') : [])];
}

/** One JSON entry of the log for a person in a terminal: "14:03:12 warn provider did not answer loanId=01a2". */
export function readableLine(entry: string): string {
  // What pino wrote: an object with a level, a time and, mostly, a message.
  const { level, time, msg = '', err, ...rest } = JSON.parse(entry) as Record<string, unknown>;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const details = Object.entries(rest).map(([key, value]) => `${key}=${shown(value)}`);
  const line = [clock, pino.levels.labels[Number(level)] ?? level, msg, ...details].join(' ');
  return [line, ...errorLines(err)].join('\n');
}
