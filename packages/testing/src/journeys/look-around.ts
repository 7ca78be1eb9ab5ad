import type { EndpointName } from '@fairlead/contract/endpoints';
import type { CallAnswer, CallOptions } from '../call.ts';
import { newApplicant, type Application } from '../people.ts';

/** What the journey needs of a server: in this process, or behind a socket. */
export interface Callable {
  call<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<CallAnswer<N>>;
}

/** What one call showed. */
export interface Shown {
  readonly endpoint: EndpointName;
  /** Status, headers and body, without what differs between any two applicants. */
  readonly answer: string;
  readonly milliseconds: number;
}

const OF_THE_MOMENT = ['date', 'x-request-id', 'content-length', 'connection', 'keep-alive'];

/** What is random, by its shape. */
const RANDOM: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'an id'],
  [/"reference":"[A-Z2-9]{10}"/g, '"reference":"a reference"'],
  [/"(token|autoLoginToken)":"[\w-]{43}"/g, '"$1":"a token"'],
  [/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'an instant'],
];

function withoutChance(answer: CallAnswer<EndpointName>, email: string): string {
  const headers = [...answer.headers].filter(([name]) => !OF_THE_MOMENT.includes(name));
  const text = JSON.stringify([answer.status, headers, answer.data, answer.error?.type]);
  return RANDOM.reduce(
    (shown, [pattern, name]) => shown.replace(pattern, name),
    text.replaceAll(email, 'it'),
  );
}

/** Asks for a link to an email address, applies with it, signs in with what comes of that and reads what can be read. */
export async function lookAround(server: Callable, email: string): Promise<Shown[]> {
  const shown: Shown[] = [];
  const ask = async <N extends EndpointName>(
    endpoint: N,
    options: CallOptions<N>,
  ): Promise<CallAnswer<N>> => {
    const from = performance.now();
    const answer = await server.call(endpoint, options);
    const milliseconds = performance.now() - from;
    shown.push({ endpoint, answer: withoutChance(answer, email), milliseconds });
    return answer;
  };
  const someone = newApplicant('Ada', 'Accept');
  const body: Application = { ...someone, user: { ...someone.user, email } };
  const embedded = 'quote,requirements,user,user.addresses,employmentStatus,loanProduct';
  await ask('sendLoginLink', { body: { email } });
  const { data } = await ask('submitApplication', { body, query: { embedded } });
  const signIn = { type: 'auto_login', data: { token: data?.autoLoginToken ?? '' } } as const;
  const { token = '', subjectId = '' } = (await ask('authenticate', { body: signIn })).data ?? {};
  const relations = { embedded: 'addresses,addressHistory,loanApplications,loans' };
  await ask('readUser', { token, params: { id: subjectId }, query: relations });
  await ask('readApplication', { token, params: { id: data?.id ?? '' }, query: { embedded } });
  return shown;
}
