import { expect, test } from 'vitest';
import { creditFileSentences } from './credit-agency.ts';

test('an applicant reads which agency it was, each way to see the file, and what to do about a mistake', () => {
  const agency = {
    name: 'Sample Credit Files',
    address: '1 Ledger Street, Sampleton, ZZ99 7CR',
    phone: '0808 157 0100',
    fileUrl: 'https://credit-files.example/my-file',
  };
  const [which, how, mistake] = creditFileSentences(agency);
  expect(which).toContain(agency.name);
  for (const fact of Object.values(agency)) expect(how).toContain(fact);
  expect(mistake).toContain('correct it');
});
