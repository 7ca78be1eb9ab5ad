import { expect, test } from 'vitest';
import { AT_THIS_ADDRESS } from '../../../state/api-address.ts';
import { earlyReadsScript } from './early-reads-script.ts';

const PATH = '/v2/loan-applications/1?embedded=quote';

test('early reads go where the scripts of the page will look for them', () => {
  expect(earlyReadsScript([PATH], 'asda', AT_THIS_ADDRESS)).toContain(`(["${PATH}"],"asda","",`);
  const places = { productApiUrl: 'https://api.asda.example', sharedApiUrl: null };
  expect(earlyReadsScript([PATH], 'asda', places)).toContain(
    `(["https://api.asda.example${PATH}"],"asda","https://api.asda.example",`,
  );
});

test('a page that reads nothing has no script for it', () => {
  expect(earlyReadsScript([], 'asda', AT_THIS_ADDRESS)).toBe('');
});
