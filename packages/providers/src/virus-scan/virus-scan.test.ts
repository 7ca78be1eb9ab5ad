import { afterEach, describe, expect, test } from 'vitest';
import { clamdDouble, type ClamdDouble, type ClamdTrouble } from '../double/clamd-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { describeVirusScan } from './conformance.ts';
import { clamdVirusScan } from './live.ts';
import { sandboxVirusScan } from './sandbox.ts';

const opened: ClamdDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((daemon) => daemon.close()));
});

async function newDaemon(...troubles: ClamdTrouble[]): Promise<ClamdDouble> {
  const daemon = await clamdDouble(troubles);
  opened.push(daemon);
  return daemon;
}

const scannerOf = (daemon: ClamdDouble) =>
  clamdVirusScan(
    openOutbound(() => undefined),
    daemon,
  );

describeVirusScan('the sandbox', async () => sandboxVirusScan());
describeVirusScan('clamd', async () => scannerOf(await newDaemon()));

const LETTER = Buffer.from('a letter');

describe('clamd', () => {
  test('is asked again when the connection was lost', async () => {
    const daemon = await newDaemon('closed-connection');
    expect(await scannerOf(daemon).scan(LETTER)).toBe('clean');
    expect(daemon.scanned()).toBe(2);
  });

  test.each(['INSTREAM size limit exceeded. ERROR\0', 'stream: ', 'UNKNOWN COMMAND\0'])(
    'is unavailable when it answers %j',
    async (answer) => {
      const scanning = scannerOf(await newDaemon({ answer })).scan(LETTER);
      await expect(scanning).rejects.toBeInstanceOf(ProviderUnavailable);
    },
  );

  test('is unavailable when it is down', async () => {
    const daemon = await newDaemon();
    await daemon.close();
    opened.pop();
    await expect(scannerOf(daemon).scan(LETTER)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
