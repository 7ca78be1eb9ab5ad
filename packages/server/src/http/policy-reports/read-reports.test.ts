import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLOCKED_KINDS, DIRECTIVES } from './known-words.ts';
import { readReports } from './read-reports.ts';

const PAGE = 'https://lendable.example/account/borrow/requested/0192f1d0?token=secret#part';

const pagePattern = (path: string): string | null =>
  path.startsWith('/account/borrow/requested/') ? '/account/borrow/requested/:id' : null;

const current = (body: object) => [
  { type: 'csp-violation', age: 1, url: PAGE, user_agent: 'A browser', body },
];
const older = (report: object) => ({ 'csp-report': report });

const A_BODY = {
  documentURL: PAGE,
  referrer: 'https://lendable.example/login?token=secret',
  blockedURL: 'https://widget.example/script.js?user=jane@borrower.example',
  effectiveDirective: 'script-src-elem',
  originalPolicy: "default-src 'none'; report-to policy",
  sourceFile: 'https://lendable.example/assets/a.js',
  sample: 'window.secret = 1',
  disposition: 'enforce',
  statusCode: 200,
};

const SCRUBBED = {
  directive: 'script-src-elem',
  blocked: 'other-origin',
  origin: 'https://widget.example',
  page: '/account/borrow/requested/:id',
};

describe('a report', () => {
  test('of the Reporting API becomes directive, origin and pattern of the page, and nothing else', () => {
    expect(readReports(current(A_BODY), pagePattern)).toEqual([SCRUBBED]);
  });

  test('of the older form too', () => {
    const report = {
      'document-uri': PAGE,
      'violated-directive': "script-src-elem 'self' https://lendable.example",
      'blocked-uri': 'https://widget.example/script.js?user=jane@borrower.example',
      'script-sample': 'window.secret = 1',
    };
    expect(readReports(older(report), pagePattern)).toEqual([SCRUBBED]);
    const newer = { ...report, 'effective-directive': 'img-src' };
    expect(readReports(older(newer), pagePattern)).toMatchObject([{ directive: 'img-src' }]);
  });

  test.each([
    ['inline', 'inline', null],
    ['eval', 'eval', null],
    ['data', 'data', null],
    ['data:', 'data', null],
    ['blob:https://lendable.example/0192', 'blob', null],
    ['self', 'self', null],
    ['https://lendable.example/assets/x.js', 'self', null],
    ['https://other.example:8443/x?y', 'other-origin', 'https://other.example:8443'],
    ['wss://live.example/?id=1', 'other-origin', 'wss://live.example'],
    ['chrome-extension://abcdef/x.js', 'extension', null],
    ['moz-extension', 'extension', null],
    ['mailto:jane@borrower.example', 'other', null],
    ['anything else', 'other', null],
    ['', 'other', null],
  ])('says of %j that it is %s, with the origin %j', (blockedURL, blocked, origin) => {
    expect(readReports(current({ ...A_BODY, blockedURL }), pagePattern)).toMatchObject([{ blocked, origin }]);
  });

  test.each(['x-src', '', 'script-src-elem; drop', 7, null])(
    'has no directive %j of its own',
    (directive) => {
      const [report] = readReports(current({ ...A_BODY, effectiveDirective: directive }), pagePattern) ?? [];
      expect(['other', 'script-src-elem']).toContain(report?.directive);
    },
  );

  test('of another kind is passed over', () => {
    const reports = [{ type: 'deprecation', body: {} }, null, ...current(A_BODY)];
    expect(readReports(reports, pagePattern)).toEqual([SCRUBBED]);
  });

  test('is one of the first twenty of a post', () => {
    expect(readReports(Array(50).fill(current(A_BODY)[0]), pagePattern)).toHaveLength(20);
  });
});

test.each([null, 'text', 7, {}, { 'csp-report': 'text' }, { 'csp-report': [] }])('%j is no report', (json) =>
  expect(readReports(json, pagePattern)).toBeNull(),
);

test('whatever is posted, what is counted is one of few words', () => {
  const kinds = ['other', 'other-origin', 'extension', ...BLOCKED_KINDS];
  const body = fc.record({
    documentURL: fc.anything(),
    effectiveDirective: fc.anything(),
    blockedURL: fc.anything(),
  });
  const addresses = fc.record({
    documentURL: fc.webUrl(),
    effectiveDirective: fc.string(),
    blockedURL: fc.webUrl(),
  });
  fc.assert(
    fc.property(fc.oneof(body, addresses), (posted) => {
      for (const report of readReports(current(posted), pagePattern) ?? []) {
        expect(['other', ...DIRECTIVES]).toContain(report.directive);
        expect(kinds).toContain(report.blocked);
        expect([null, '/account/borrow/requested/:id']).toContain(report.page);
        expect(report.origin ?? '').not.toMatch(/[?#@]|.{101}/);
      }
    }),
  );
});
