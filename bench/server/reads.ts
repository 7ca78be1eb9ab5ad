import { LOAN_EMBEDS } from '@fairlead/contract/loan';
import { USER_EMBEDS } from '@fairlead/contract/user';
import type { Borrower } from './fill-database.ts';
import type { FloorPage } from './floor-server.ts';
import { answerTo, requestBytes } from './http-client.ts';
import type { StatementName } from './statements.ts';

/** A read of the API that is measured. */
export interface Read {
  readonly name: string;
  /** What a bare server runs to answer it; null for one that needs no database. */
  readonly statement: StatementName | null;
  pathOf(borrower: Borrower): string;
  /** The least share of the bare server's rate; null where none is set. */
  readonly target: number | null;
}

export const READS: readonly Read[] = [
  {
    name: 'GET /v2/employment-statuses',
    statement: null,
    pathOf: () => '/v2/employment-statuses',
    target: 1 / 2,
  },
  {
    name: 'GET /v2/loans/{id}',
    statement: 'loan',
    pathOf: ({ loanId }) => `/v2/loans/${loanId}`,
    target: 1 / 2,
  },
  {
    name: 'GET /v2/loans/{id}, all embeds',
    statement: 'loanWithEmbeds',
    pathOf: ({ loanId }) => `/v2/loans/${loanId}?embedded=${LOAN_EMBEDS.join(',')}`,
    target: 1 / 3,
  },
  {
    name: 'GET /v2/loans/{id}/preview-early-settlement-quote',
    statement: 'loan',
    pathOf: ({ loanId }) => `/v2/loans/${loanId}/preview-early-settlement-quote`,
    target: null,
  },
  {
    name: 'GET /v2/users/{id}, all embeds',
    statement: 'userWithEmbeds',
    pathOf: ({ userId }) => `/v2/users/${userId}?embedded=${USER_EMBEDS.join(',')}`,
    target: null,
  },
];

export function productRequest(read: Read, borrower: Borrower): Buffer {
  const token = read.statement === null ? undefined : borrower.token;
  return requestBytes(read.pathOf(borrower), token);
}

/** The same read of the bare server: a page by name, with the ids for its statement. */
export function floorRequest(read: Read, { userId, loanId }: Borrower): Buffer {
  return requestBytes(`/${encodeURIComponent(read.name)}/${userId}/${loanId}`);
}

const OF_THE_CONNECTION = /^(date|connection|keep-alive|transfer-encoding)$/i;

/** What the bare server sends for each read: the product's own answer to one borrower. */
export async function floorPages(port: number, borrower: Borrower): Promise<Record<string, FloorPage>> {
  const pages: Record<string, FloorPage> = {};
  for (const read of READS) {
    const { head, body } = await answerTo(port, productRequest(read, borrower));
    const headers = head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
      .filter(([name]) => !OF_THE_CONNECTION.test(name));
    pages[encodeURIComponent(read.name)] = {
      statement: read.statement,
      headers: Object.fromEntries(headers),
      body: body.toString(),
    };
  }
  return pages;
}
