import { join } from 'node:path';
import { pino, type DestinationStream } from 'pino';
import type { Config } from '../config/config.ts';
import { readableLine } from './readable-line.ts';

type LogPlace = Pick<Config, 'logFormat' | 'env' | 'dataFolder'>;

/** Where every entry goes while the terminal shows warnings and errors only, or null where it shows everything. */
export function logFile({ logFormat, env, dataFolder }: LogPlace, isTerminal: boolean): string | null {
  const format = logFormat ?? (isTerminal && env !== 'production' ? 'lines' : 'json');
  return format === 'lines' ? join(dataFolder, 'server.log') : null;
}

/** JSON on standard output, or warnings and errors as readable lines there and everything as JSON in a file. */
export function logDestination(place: LogPlace, terminal: NodeJS.WriteStream): DestinationStream | undefined {
  const file = logFile(place, terminal.isTTY);
  if (file === null) return undefined;
  return pino.multistream([
    { level: 'trace', stream: pino.destination({ dest: file, mkdir: true, sync: true }) },
    { level: 'warn', stream: { write: (entry) => void terminal.write(`${readableLine(entry)}\n`) } },
  ]);
}
