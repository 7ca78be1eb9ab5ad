import { constants, generateKeyPairSync, verify } from 'node:crypto';
import type { Answer, Received } from './double-server.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

export const CLEAR_BANK_TOKEN = 'cb0123456789abcdefABCDEF0123456789';

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The key whose certificate this double has. */
export const CLEAR_BANK_KEY = KEYS.privateKey.export({ format: 'der', type: 'pkcs8' });

/** Accounts with an outcome of their own, by sort code and account number. Any other belongs to anyone who asks. */
export const CLEAR_BANK_ACCOUNTS = {
  noMatch: '20295963748472',
  closeMatch: '10799988837491',
  businessName: '82710128748352',
  businessCloseName: '82000073688637',
  notFound: '93860042368003',
  needsReference: '13402063849203',
  notInScheme: '87142746238510',
  sortCodeNotInScheme: '87242746238510',
  optedOut: '82799973988638',
  switched: '77279899345694',
  bankWithoutScheme: '20091541011166',
  bankDown: '93861107806039',
} as const;

/** The holder of the account of the close match. */
export const CLEAR_BANK_HOLDER = 'Jane A Sample';

const REASONS: Readonly<Record<string, { readonly code: string; readonly text: string }>> = {
  [CLEAR_BANK_ACCOUNTS.noMatch]: { code: 'ANNM', text: 'Account name does not match' },
  [CLEAR_BANK_ACCOUNTS.businessName]: { code: 'BANM', text: 'Name matches a business account' },
  [CLEAR_BANK_ACCOUNTS.businessCloseName]: { code: 'BAMM', text: 'Name nearly matches a business account' },
  [CLEAR_BANK_ACCOUNTS.notFound]: { code: 'AC01', text: 'Account does not exist' },
  [CLEAR_BANK_ACCOUNTS.needsReference]: { code: 'IVCR', text: 'Reference needed' },
  [CLEAR_BANK_ACCOUNTS.notInScheme]: { code: 'ACNS', text: 'Account not supported' },
  [CLEAR_BANK_ACCOUNTS.sortCodeNotInScheme]: { code: 'SCNS', text: 'Sort code not supported' },
  [CLEAR_BANK_ACCOUNTS.optedOut]: { code: 'OPTO', text: 'Opted out' },
  [CLEAR_BANK_ACCOUNTS.switched]: { code: 'CASS', text: 'Account switched' },
};

const refusal = (status: number, Reason: string): Answer => ({ status, body: { Error: { Reason } } });

const report = (fields: object): Answer => ({
  status: 200,
  body: {
    Data: { VerificationReport: { MatchedBank: 'Quillmoor Bank', ResponseWithinSla: true, ...fields } },
  },
});

const OWNER_NAME = /^,,([^,]{1,138})$/;

function reportOn(identification: string, name: string): Answer {
  if (identification === CLEAR_BANK_ACCOUNTS.bankWithoutScheme) return refusal(422, 'Participant not found');
  if (identification === CLEAR_BANK_ACCOUNTS.bankDown) return refusal(424, 'Participant failed');
  if (identification === CLEAR_BANK_ACCOUNTS.closeMatch && name !== CLEAR_BANK_HOLDER)
    return report({ Matched: false, Name: CLEAR_BANK_HOLDER, ReasonCode: 'MBAM' });
  const reason = REASONS[identification];
  if (!reason) return report({ Matched: true });
  return report({ Matched: false, ReasonCode: reason.code, ReasonCodeDescription: reason.text });
}

function isSigned({ headers, body }: Received): boolean {
  const signature = Buffer.from(String(headers.digitalsignature), 'base64');
  const key = { key: KEYS.publicKey, padding: constants.RSA_PKCS1_PADDING };
  return verify('sha256', Buffer.from(body), key, signature);
}

const PATH = '/open-banking/outbound/v1/name-verification';

/** Confirmation of Payee as ClearBank documents it: https://clearbank.github.io/uk/docs/api/overview. */
export function clearBankDouble(): Promise<TroubledDouble> {
  const ids = new Set<string>();

  const answerTo = (request: Received): Answer => {
    const { method, url, headers, body } = request;
    if (headers.authorization !== `Bearer ${CLEAR_BANK_TOKEN}`) return { status: 403 };
    const id = String(headers['x-request-id'] ?? '');
    if (id === '' || id.length > 83) return refusal(400, 'X-Request-Id is invalid');
    if (!isSigned(request)) return refusal(400, 'DigitalSignature is invalid');
    if (method !== 'POST' || url.pathname !== PATH) return { status: 404 };
    if (ids.has(id)) return refusal(409, 'X-Request-Id was used');
    ids.add(id);
    // A request of the adapter is JSON; anything else fails the test.
    const asked = JSON.parse(body) as Readonly<Record<string, string>>;
    const [, name = ''] = OWNER_NAME.exec(asked.OwnerName ?? '') ?? [];
    const isComplete = asked.SchemeName === 'SortCodeAccountNumber' && asked.LegalOwnerType === 'Personal';
    const identification = asked.Identification ?? '';
    if (!isComplete || name === '' || !/^\d{14}$/.test(identification)) return refusal(400, 'Bad Request');
    return reportOn(identification, name);
  };

  return troubledDouble(answerTo);
}
