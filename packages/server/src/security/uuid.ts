import { randomFillSync } from 'node:crypto';

const BYTES = 16;

/** Random bytes for many ids, because each call to the generator takes as long as the rest of a small answer. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

function randomPart(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.subarray(used - BYTES, used);
}

/** A UUIDv7: sorts by the time it was made, to the millisecond. */
export function uuidV7(nowMs: number): string {
  const bytes = randomPart();
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
