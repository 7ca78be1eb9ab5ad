import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { AttemptFailed } from '../outbound/attempt-failed.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { VirusScanPort } from './port.ts';

export interface ClamdSettings {
  readonly host: string;
  readonly port: number;
}

const CHUNK_BYTES = 64 * 1024;

/** Four bytes, the most significant first. */
function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

/** The command with the file in chunks, each after its length; a length of nothing ends it. */
function* instream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(chunk);
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function verdictIn(reply: string): 'clean' | 'infected' {
  if (reply === '') throw new AttemptFailed('connection-lost');
  if (reply === 'stream: OK\0') return 'clean';
  if (/^stream: .+ FOUND\0$/.test(reply)) return 'infected';
  throw new AttemptFailed('malformed');
}

async function ask({ host, port }: ClamdSettings, bytes: Uint8Array, signal: AbortSignal) {
  const socket = connect({ host, port, signal });
  try {
    socket.write(Buffer.concat([...instream(bytes)]));
    return verdictIn(await text(socket));
  } catch (failure) {
    if (failure instanceof AttemptFailed || signal.aborted) throw failure;
    throw new AttemptFailed('no-connection');
  } finally {
    socket.destroy();
  }
}

/** ClamAV's daemon over TCP, by its command INSTREAM (https://linux.die.net/man/8/clamd). */
export function clamdVirusScan(outbound: Outbound, settings: ClamdSettings): VirusScanPort {
  const call = { provider: 'virus-scan', operation: 'scan', isIdempotent: true } as const;
  return {
    scan: (bytes) => outbound.call(call, (signal) => ask(settings, bytes, signal)),
  };
}
