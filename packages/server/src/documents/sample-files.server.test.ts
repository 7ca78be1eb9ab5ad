import { SAMPLE_FILE_NAMES, SAMPLE_FILES, type SampleFile } from '@fairlead/contract/web/sample-files';
import { PROOF_REFUSALS } from '@fairlead/core/requirement/proof';
import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { file } from '@fairlead/testing/sent-files';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SENT_BY = { identity: 'proofOfId', address: 'proofOfAddress', income: 'proofOfIncome' } as const;

const NOT_TAKEN: Partial<Record<SampleFile, string>> = {
  'empty.pdf': 'fileIsEmpty',
  'program.pdf': 'fileTypeNotTaken',
  'script.pdf': 'pdfHasScript',
  'attachment.pdf': 'pdfHasAttachment',
  'password.pdf': 'pdfNeedsPassword',
  'virus.pdf': 'fileHasVirus',
};

const REFUSED: Partial<Record<SampleFile, keyof typeof PROOF_REFUSALS>> = {
  'blurred.jpg': 'notReadable',
  'half.jpg': 'notWhole',
  'gym-card.pdf': 'notAccepted',
  'old-statement.pdf': 'tooOld',
  'other-name.pdf': 'otherDetails',
  'old-payslip.pdf': 'tooOld',
};

describe('a sample file, sent as the proof that it is for', () => {
  test.each(SAMPLE_FILE_NAMES)('%s does what /sandbox says', async (name) => {
    const { proof, label } = SAMPLE_FILES[name];
    const made = await server.fetch(`/sandbox/api/sample-file?file=${name}&name=Ada+Pilot`);
    expect(made.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    const body = file(name, Buffer.from(await made.arrayBuffer()));
    const borrower = await applied(server, newApplicant('Ada', 'Accept-Identity-Address-Income'));
    const { token, applicationId } = borrower;
    const ids = await followUp(server, borrower);
    const requirement = { identity: ids.identity, address: ids.address, income: applicationId }[proof];
    const sent = await server.call(SENT_BY[proof], { token, params: { id: requirement }, body });
    expect(sent.error?.type).toBe(NOT_TAKEN[name]);
    if (NOT_TAKEN[name] !== undefined) {
      expect(label).toContain('rejected');
      return;
    }
    const type = { identity: 'id', address: 'address', income: 'income' }[proof];
    if (proof === 'income')
      await server.get('confirmProofOfIncome', { token, params: { id: applicationId } });
    // The reviewer waits until nothing more is sent.
    server.passMinutes(1);
    await server.work();
    const { requirements = [] } = await server.get('readApplication', {
      token,
      params: { id: applicationId },
      query: { embedded: 'requirements' },
    });
    const found = requirements.find((each) => each['@type'] === `${type}-application-requirement`);
    const refusal = REFUSED[name];
    if (refusal !== undefined) {
      expect([label.includes('refused'), found?.state]).toEqual([true, 'Refused']);
      expect(found?.refusal).toBe(PROOF_REFUSALS[refusal]);
      return;
    }
    expect(found?.state).toBe(name === 'wait.pdf' ? 'Provided' : 'Met');
  });
});
