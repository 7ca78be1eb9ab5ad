import { afterEach, describe, expect, test, vi } from 'vitest';
import { clamdDouble, type ClamdDouble, type ClamdTrouble } from '../double/clamd-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
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

  test('that is silent in the middle of a scan is given up after 10 seconds, and scans the next file', async () => {
    const daemon = await newDaemon('silence');
    const asked: number[] = [];
    const scanning = async () => {
      const scan = scannerOf(daemon).scan(LETTER);
      await vi.waitUntil(() => daemon.scanned() === 1);
      asked.push(1);
      return scan;
    };
    expect(await endOfSilence(10_000, asked, scanning)).toBeInstanceOf(ProviderTimeout);
    expect(await scannerOf(daemon).scan(LETTER)).toBe('clean');
    expect(daemon.scanned()).toBe(2);
  });

  test('is unavailable when it is down', async () => {
    const daemon = await newDaemon();
    await daemon.close();
    opened.pop();
    await expect(scannerOf(daemon).scan(LETTER)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
