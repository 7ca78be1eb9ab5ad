import type { BankTransaction } from '@fairlead/core/income/bank-transaction';
import type { HttpAnswer, HttpClient, HttpRequest } from '../outbound/http-client.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import type { IncomeData, IncomeDataToRead } from './port.ts';
import {
  accountsAnswer,
  errorAnswer,
  infoAnswer,
  transactionOf,
  transactionsAnswer,
  type AccountOnWire,
} from './truelayer-wire.ts';

const PROVIDER = 'income-data';

/** A year of 10,000 transactions is about 6 MB. */
const LARGEST_BODY_BYTES = 24 * 1024 * 1024;

const BAD_REQUEST = 400;
const UNAUTHORISED = 401;
const FORBIDDEN = 403;
const NOT_IMPLEMENTED = 501;

/** The token was ours a moment ago, so these say that the borrower or the bank ended the access. */
function isEnded(answer: HttpAnswer): boolean {
  if (answer.status === UNAUTHORISED) return true;
  return answer.status === FORBIDDEN && readIf(errorAnswer, answer)?.error === 'access_denied';
}

function refuseUnlessRead(answer: HttpAnswer): void {
  if (isEnded(answer)) throw new ProviderRejected(PROVIDER, 'access-ended');
  if (answer.status >= BAD_REQUEST)
    throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}` });
}

function accountsIn(answer: HttpAnswer): readonly AccountOnWire[] {
  refuseUnlessRead(answer);
  return readAs(accountsAnswer, answer).results;
}

/** None where the bank does not say who holds the account, such as 501 endpoint_not_supported. */
function holdersIn(answer: HttpAnswer): readonly string[] {
  if (isEnded(answer)) throw new ProviderRejected(PROVIDER, 'access-ended');
  if (answer.status >= BAD_REQUEST) return [];
  const names = readAs(infoAnswer, answer).results.map(({ full_name }) => full_name?.trim() ?? '');
  return names.filter((name) => name !== '');
}

function transactionsIn(answer: HttpAnswer, account: string, { from, to }: IncomeDataToRead) {
  refuseUnlessRead(answer);
  return readAs(transactionsAnswer, answer).results.flatMap((sent) => {
    const transaction = transactionOf(account, sent);
    return transaction && transaction.on >= from && transaction.on <= to ? [transaction] : [];
  });
}

const isCurrent = ({ account_type, currency }: AccountOnWire): boolean =>
  account_type === 'TRANSACTION' && currency === 'GBP';

const byDay = (a: BankTransaction, b: BankTransaction): number => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1);

export interface TrueLayerAccess {
  readonly client: HttpClient;
  /** https://…/data/v1 */
  readonly dataUrl: string;
  readonly token: string;
  /** Milliseconds for what is still to be read. */
  readonly msLeft: () => number;
}

type Get = <T>(
  call: Pick<HttpRequest, 'operation'> & { readonly path: string },
  read: (answer: HttpAnswer) => T,
) => Promise<T>;

function getter({ client, dataUrl, token, msLeft }: TrueLayerAccess, signal: AbortSignal): Get {
  return ({ operation, path }, read) =>
    client.send(
      {
        operation,
        method: 'GET',
        url: `${dataUrl}${path}`,
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        isIdempotent: true,
        readsAlso: operation === 'holders' ? [UNAUTHORISED, NOT_IMPLEMENTED] : [UNAUTHORISED],
        maxBytes: LARGEST_BODY_BYTES,
        timeoutMs: Math.max(1, msLeft()),
        signal,
      },
      read,
    );
}

/** The accounts and what was booked on the current ones, which TrueLayer answers in one page each. */
async function booked(get: Get, asked: IncomeDataToRead) {
  const accounts = await get({ operation: 'accounts', path: '/accounts' }, accountsIn);
  const period = new URLSearchParams({ from: asked.from, to: asked.to }).toString();
  const perAccount = await Promise.all(
    accounts
      .filter(isCurrent)
      .map(({ account_id }, index) =>
        get({ operation: 'transactions', path: `/accounts/${account_id}/transactions?${period}` }, (answer) =>
          transactionsIn(answer, `account-${index + 1}`, asked),
        ),
      ),
  );
  return { accounts, transactions: perAccount.flat().sort(byDay) };
}

/** Reads all that a token gives access to. When one call fails, the others are given up. */
export async function readTrueLayer(access: TrueLayerAccess, asked: IncomeDataToRead): Promise<IncomeData> {
  const ending = new AbortController();
  const get = getter(access, ending.signal);
  try {
    const [holders, { accounts, transactions }] = await Promise.all([
      get({ operation: 'holders', path: '/info' }, holdersIn),
      booked(get, asked),
    ]);
    return { bank: accounts[0]?.provider?.display_name ?? 'Your bank', holders, transactions };
  } finally {
    ending.abort();
  }
}
