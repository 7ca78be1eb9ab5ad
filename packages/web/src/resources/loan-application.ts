import { APPLICATIONS_CALLS } from '@fairlead/contract/wire/client-endpoints/applications';
import { DOCUMENTS_AND_SIGNATURE_CALLS } from '@fairlead/contract/wire/client-endpoints/documents-and-signature';
import type { ClientEndpoint, DataOf, EndpointName, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';
import type { Call } from '../state/base-query.ts';
import type { AppDispatch } from '../state/hooks.ts';

export type Application = DataOf<'readApplication'>;

type ApplicationCall = Exclude<ApplicationLine, 'readApplication' | 'submitApplication'>;

type ApplicationLine = {
  [N in EndpointName]: DataOf<N> extends Application ? N : never;
}[EndpointName];

/** Everything that the pages of an application show. They all read it by the same call, and so from one cache. */
export const APPLICATION_EMBEDS = [
  'quote',
  'requirements',
  'requirements.attachments',
  'requirements.bankIncome',
  'requirements.creditCards',
  'user',
  'user.addresses',
  'employmentStatus',
  'loanProduct',
  'schedule',
  'paymentDays',
  'commissionCalculation',
  'finance',
];

/** The input by which every page reads an application. */
export function readingOf(id: string): InputOf<'readApplication'> {
  return { params: { id }, query: { embedded: APPLICATION_EMBEDS } };
}

/** The same read as a call, which a page begins before its scripts run. */
export const applicationReading = (id: string): Call =>
  callOf(APPLICATIONS_CALLS.readApplication)(readingOf(id));

/** A step of an application: what it answers is at once what every page shows. */
export const stepOf = <N extends ApplicationCall>(endpoint: ClientEndpoint<N>) => ({
  query: callOf(endpoint),
  invalidatesTags: (_answer: unknown, error: unknown): ('loan-application' | 'user')[] =>
    error ? [] : ['loan-application', 'user'],
  onQueryStarted: async (
    _input: unknown,
    { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: unknown }> },
  ): Promise<void> => {
    const answer = await queryFulfilled.catch(() => null);
    // Each of these endpoints answers an application: see `ApplicationLine`.
    if (answer) dispatch(answered(answer.data as Application));
  },
});

/** `draftKey` is that of the form, whose saved answers are deleted with it. */
type Submission = InputOf<'submitApplication'> & { draftKey?: string };

export const loanApplicationApi = api.injectEndpoints({
  endpoints: (build) => {
    const step = <N extends ApplicationCall>(endpoint: ClientEndpoint<N>) =>
      build.mutation<DataOf<N>, InputOf<N>>(stepOf(endpoint));
    return {
      submitApplication: build.mutation<DataOf<'submitApplication'>, Submission>({
        query: ({ draftKey, ...input }) => ({
          ...callOf(APPLICATIONS_CALLS.submitApplication)(input),
          ...(draftKey !== undefined && { headers: { 'X-Draft-Key': draftKey } }),
        }),
        invalidatesTags: (_answer, error) => (error ? [] : ['user']),
      }),
      readApplication: build.query<Application, InputOf<'readApplication'>>({
        query: callOf(APPLICATIONS_CALLS.readApplication),
        providesTags: ['loan-application'],
      }),
      updateAddressMismatch: step(APPLICATIONS_CALLS.updateAddressMismatch),
      trackApplyVisit: build.mutation<DataOf<'trackApplyVisit'>, InputOf<'trackApplyVisit'>>({
        query: callOf(APPLICATIONS_CALLS.trackApplyVisit),
      }),
      followUp: step(APPLICATIONS_CALLS.followUp),
      prepareDocuments: step(DOCUMENTS_AND_SIGNATURE_CALLS.prepareDocuments),
      confirmReadAdequateExplanations: step(DOCUMENTS_AND_SIGNATURE_CALLS.confirmReadAdequateExplanations),
      confirmReadSecci: step(DOCUMENTS_AND_SIGNATURE_CALLS.confirmReadSecci),
      confirmReadContract: step(DOCUMENTS_AND_SIGNATURE_CALLS.confirmReadContract),
      confirmReadDocuments: step(DOCUMENTS_AND_SIGNATURE_CALLS.confirmReadDocuments),
      completeReadDocuments: step(DOCUMENTS_AND_SIGNATURE_CALLS.completeReadDocuments),
      requestLoan: step(DOCUMENTS_AND_SIGNATURE_CALLS.requestLoan),
      declineToRequest: step(APPLICATIONS_CALLS.declineToRequest),
    };
  },
});

export const {
  useReadApplicationQuery,
  useUpdateAddressMismatchMutation,
  useFollowUpMutation,
  usePrepareDocumentsMutation,
  useConfirmReadAdequateExplanationsMutation,
  useConfirmReadSecciMutation,
  useConfirmReadContractMutation,
  useConfirmReadDocumentsMutation,
  useCompleteReadDocumentsMutation,
  useRequestLoanMutation,
  useDeclineToRequestMutation,
} = loanApplicationApi;

const isReference = (value: unknown): boolean =>
  (value as { '@type'?: unknown } | null)?.['@type'] === 'resource-reference';

/** Merges an answer into the cached application; a relation given only by reference is left unchanged. */
function answered(application: Application) {
  const input = readingOf(application.id);
  return loanApplicationApi.util.updateQueryData('readApplication', input, (shown) => {
    const whole = Object.entries(application).filter(([, value]) => !isReference(value));
    Object.assign(shown, Object.fromEntries(whole));
  });
}

/** The quote when it came whole, which it does for every page of ours. */
export function quoteOf({ quote }: Pick<Application, 'quote'>) {
  return quote?.['@type'] === 'quote' ? quote : null;
}

export type Quote = NonNullable<ReturnType<typeof quoteOf>>;

/** Whether the offer can only be continued once the commission for the introduction is agreed to. */
export function isCommissionToAgree({
  commissionCalculation: commission,
}: Pick<Application, 'commissionCalculation'>): boolean {
  return commission?.consentedAt === null;
}

/** The agreement with another lender that is paid off; null where none is. */
export function settledOf({ finance }: Pick<Application, 'finance'>) {
  return finance?.['@type'] === 'finance' ? finance.existingAgreement : null;
}

/** The applicant, when they came whole. */
export function applicantOf({ user }: Pick<Application, 'user'>) {
  return user['@type'] === 'user' ? user : null;
}

const CORRECTABLE: readonly Application['state'][] = ['Address Mismatch', 'Declined'];

/** Whether the decision could be another with other details, so that what was typed is offered again. */
export function isCorrectable(state: Application['state']): boolean {
  return CORRECTABLE.includes(state);
}

export type DocumentSet = NonNullable<Application['documentSet']>;

export type ListedDocument = DocumentSet['documents'][number];

/** What has to be confirmed before the signature and was not. */
export function unreadOf({ documents }: DocumentSet): ListedDocument[] {
  return documents.filter(({ needsConfirmation, readAt }) => needsConfirmation && readAt === null);
}
