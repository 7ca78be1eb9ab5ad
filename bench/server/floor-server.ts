// A server of a few lines for comparison, in a process of its own: node:http, which sends the bytes that it is given
// for an address, after it has run the address's statement. Its parent gives both; it sends its port back.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embeddedStatements, pooledStatements, type RunStatement } from './run-statement.ts';
import type { StatementName } from './statements.ts';

export interface FloorPage {
  /** Null sends the bytes at once. */
  readonly statement: StatementName | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface FloorWork {
  /** An address begins with a page's name; the ids of a borrower and a loan follow. */
  readonly pages: Readonly<Record<string, FloorPage>>;
  readonly databaseUrl: string | null;
  readonly dataFolder: string | null;
}

async function statementsOf({ databaseUrl, dataFolder }: FloorWork): Promise<RunStatement> {
  if (databaseUrl !== null) return pooledStatements(databaseUrl).run;
  if (dataFolder !== null) return (await embeddedStatements(dataFolder)).run;
  throw new Error('There is no database.');
}

function send(answer: ServerResponse, { headers, body }: FloorPage): void {
  answer.writeHead(200, headers).end(body);
}

async function serve(work: FloorWork): Promise<number> {
  const run = await statementsOf(work);
  const server = createServer(({ url = '' }, answer) => {
    const [, name = '', userId = '', loanId = ''] = url.split('/');
    const page = work.pages[name];
    if (!page) answer.writeHead(404).end();
    else if (page.statement === null) send(answer, page);
    else {
      run(page.statement, userId, loanId).then(
        () => send(answer, page),
        () => answer.writeHead(500).end(),
      );
    }
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const [work] = (await once(process, 'message')) as [FloorWork];
process.send?.(await serve(work));
process.once('disconnect', () => process.exit(0));
