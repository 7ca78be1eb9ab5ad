import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { readyForDocuments } from '@fairlead/testing/journeys/applying';
import { openDocument } from '@fairlead/testing/open-document';
import { readPdf } from '@fairlead/testing/read-pdf';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ drawsPdfs: true });
});
afterAll(() => server.close());

const pounds = (amount: number) => formatPounds(pence(Math.round(amount * 100)));

/** Every number in an answer. */
function figuresIn(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(figuresIn) : [];
}

test('documents state no amount and no percentage but what the API answers, and what those add up to', async () => {
  const borrower = await readyForDocuments(server);
  const call = { token: borrower.token, params: { id: borrower.applicationId } };
  await server.get('prepareDocuments', call);
  const { amount, quote, schedule, documentSet } = await server.get('readApplication', {
    ...call,
    query: { embedded: 'quote,schedule' },
  });
  const { totalAmountPayable = 0, interestRate = 0 } = documentSet ?? {};
  const interest = (schedule ?? []).reduce((sum, row) => sum + row.interest, 0);
  const perDay = amount * ((1 + interestRate / 100) ** (1 / 365) - 1);
  const answered = figuresIn({ amount, quote, schedule, documentSet });
  const worked = [totalAmountPayable - amount, interest, perDay];
  const percentages = answered.map((figure) => `${figure.toFixed(1)}%`);
  const known = new Set([...[...answered, ...worked].map(pounds), ...percentages]);
  for (const { url, slug } of documentSet?.documents ?? []) {
    const pdf = await openDocument(server, url.replace('.html', '.pdf'), borrower.token);
    const { text } = await readPdf(Buffer.from(await pdf.arrayBuffer()));
    const figures = text.match(/£[\d,]+\.\d\d|[\d.]+%/g) ?? [];
    expect(figures.length, slug).toBeGreaterThan(0);
    expect(
      figures.filter((figure) => !known.has(figure)),
      slug,
    ).toEqual([]);
  }
});
