import { EICAR } from './eicar.ts';
import type { VirusScanPort } from './port.ts';

/** A scanner that knows one virus, the test file, wherever it is in a file. */
export function sandboxVirusScan(): VirusScanPort {
  return {
    async scan(bytes) {
      return Buffer.from(bytes).includes(EICAR) ? 'infected' : 'clean';
    },
  };
}
