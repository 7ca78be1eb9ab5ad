import type { DataOf, InputOf, EndpointName } from '@fairlead/contract/wire/client';
import { pathSegment, type ApplicationState } from '@fairlead/core/application/states';
import { REQUIREMENTS, type RequirementKind } from '@fairlead/core/requirement/requirement';
import { api, callOf } from '../state/api.ts';

export type Application = DataOf<'readApplication'>;

type ApplicationCall = Exclude<ApplicationLine, 'readApplication' | 'submitApplication'>;

type ApplicationLine = {
  [N in EndpointName]: DataOf<N> extends Application ? N : never;
}[EndpointName];

/** Everything that the pages of an application show. They all read it by the same call, and so from one cache. */
export const APPLICATION_EMBEDS = [
  'quote',
  'requirements',
  'user',
  'user.addresses',
  'employmentStatus',
  'loanProduct',
  'schedule',
];

/** The input by which every page reads an application. */
export function readingOf(id: string): InputOf<'readApplication'> {
  return { params: { id }, query: { embedded: APPLICATION_EMBEDS } };
}

export const loanApplicationApi = api.injectEndpoints({
  endpoints: (build) => {
    /** A step of an application: what it answers is at once what every page shows. */
    const step = <N extends ApplicationCall>(endpoint: N) =>
      build.mutation<DataOf<N>, InputOf<N>>({
        query: callOf(endpoint),
        invalidatesTags: (_answer, error) => (error ? [] : ['loan-application', 'user']),
        onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
          const answer = await queryFulfilled.catch(() => null);
          // Each of these endpoints answers an application: see `ApplicationLine`.
          if (answer) dispatch(answered(answer.data as Application));
        },
      });
    return {
      submitApplication: build.mutation<DataOf<'submitApplication'>, InputOf<'submitApplication'>>({
        query: callOf('submitApplication'),
        invalidatesTags: (_answer, error) => (error ? [] : ['user']),
      }),
      readApplication: build.query<Application, InputOf<'readApplication'>>({
        query: callOf('readApplication'),
        providesTags: ['loan-application'],
      }),
      updateAddressMismatch: step('updateAddressMismatch'),
      trackApplyVisit: build.mutation<DataOf<'trackApplyVisit'>, InputOf<'trackApplyVisit'>>({
        query: callOf('trackApplyVisit'),
      }),
      followUp: step('followUp'),
      provideBankDetails: step('provideBankDetails'),
      providePaymentDay: step('providePaymentDay'),
      prepareDocuments: step('prepareDocuments'),
      confirmReadAdequateExplanations: step('confirmReadAdequateExplanations'),
      confirmReadSecci: step('confirmReadSecci'),
      confirmReadContract: step('confirmReadContract'),
      completeReadDocuments: step('completeReadDocuments'),
      requestLoan: step('requestLoan'),
      declineToRequest: step('declineToRequest'),
    };
  },
});

export const {
  useReadApplicationQuery,
  useUpdateAddressMismatchMutation,
  useTrackApplyVisitMutation,
  useFollowUpMutation,
  useProvideBankDetailsMutation,
  useProvidePaymentDayMutation,
  usePrepareDocumentsMutation,
  useConfirmReadAdequateExplanationsMutation,
  useConfirmReadSecciMutation,
  useConfirmReadContractMutation,
  useCompleteReadDocumentsMutation,
  useRequestLoanMutation,
  useDeclineToRequestMutation,
} = loanApplicationApi;

const isReference = (value: unknown): boolean =>
  (value as { '@type'?: unknown } | null)?.['@type'] === 'resource-reference';

/** Takes an answer into what the pages show; a relation that was only referred to stays as it was. */
function answered(application: Application) {
  const input = readingOf(application.id);
  return loanApplicationApi.util.updateQueryData('readApplication', input, (shown) => {
    const whole = Object.entries(application).filter(([, value]) => !isReference(value));
    Object.assign(shown, Object.fromEntries(whole));
  });
}

type Located = { id: string; state: ApplicationState };

/** Where an application in its present state is shown. */
export function applicationPath({ id, state }: Located): string {
  if (state === 'Requested') return `/account/borrow/requested/${id}`;
  if (state === 'Unrequested') return `/account/borrow/unrequested/${id}`;
  return `/account/borrow/${pathSegment(state)}?id=${id}`;
}

/** The pages of an application that is being completed. */
export const TASK_PAGES = {
  bankDetails: 'bank-details',
  paymentDay: 'payment-day',
  documents: 'documents',
  sign: 'sign',
} as const;

export function taskPath(id: string, task: keyof typeof TASK_PAGES): string {
  return `/account/borrow/continue/${TASK_PAGES[task]}?id=${id}`;
}

/** The page on which one of the documents is read. */
export function readingPath(id: string, slug: string): string {
  return `/account/borrow/continue/${TASK_PAGES.documents}/${slug}?id=${id}`;
}

/** The quote when it came whole, which it does for every page of ours. */
export function quoteOf({ quote }: Pick<Application, 'quote'>) {
  return quote?.['@type'] === 'quote' ? quote : null;
}

/** The applicant, when they came whole. */
export function applicantOf({ user }: Pick<Application, 'user'>) {
  return user['@type'] === 'user' ? user : null;
}

export type DocumentSet = NonNullable<Application['documentSet']>;

export type ListedDocument = DocumentSet['documents'][number];

export function unreadOf({ documents }: DocumentSet): ListedDocument[] {
  return documents.filter(({ readAt }) => readAt === null);
}

export function requirementOf(
  { requirements = [] }: Pick<Application, 'requirements'>,
  kind: RequirementKind,
) {
  return requirements.find((requirement) => requirement['@type'] === REQUIREMENTS[kind].type);
}
