import { generate } from 'lean-qr';

/** Light modules around the code, without which readers do not find it (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4;

export interface QrPath {
  /** The side of the square, in modules. */
  readonly side: number;
  /** The dark modules: one line of a path for each run in a row. */
  readonly path: string;
}

/** Draws a text as a QR code. */
export function qrPath(text: string): QrPath {
  const code = generate(text);
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x += 1;
      runs.push(`M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x + 1 - start}v1h${start - x - 1}z`);
    }
  }
  return { side: code.size + 2 * QUIET_ZONE, path: runs.join('') };
}
