import type { ClientEndpoint, DataOf, InputOf } from '@fairlead/contract/wire/client';
import { APPLICATIONS_CALLS } from '@fairlead/contract/wire/client-endpoints/applications';
import { PROOFS_CALLS } from '@fairlead/contract/wire/client-endpoints/proofs';
import { api, callOf } from '../../state/api.ts';
import { stepOf, type Application } from '../loan-application.ts';

/** The body of a call that sends a file. */
export type SentFile = InputOf<'proofOfId'>['body'];

/** A file that can be used for another proof. */
export type EarlierFile = DataOf<'listEarlierFiles'>[number];

type ProofCall = Exclude<keyof typeof PROOFS_CALLS, 'listEarlierFiles'>;

const proofApi = api.injectEndpoints({
  endpoints: (build) => {
    const step = <N extends ProofCall>(endpoint: ClientEndpoint<N>) =>
      build.mutation<DataOf<N>, InputOf<N>>(stepOf(endpoint));
    return {
      proofOfId: step(PROOFS_CALLS.proofOfId),
      proofOfAddress: step(PROOFS_CALLS.proofOfAddress),
      proofOfIncome: step(PROOFS_CALLS.proofOfIncome),
      proofOfKeeper: step(PROOFS_CALLS.proofOfKeeper),
      settlementLetter: step(PROOFS_CALLS.settlementLetter),
      proofOfInsurance: step(PROOFS_CALLS.proofOfInsurance),
      contestPayslip: step(PROOFS_CALLS.contestPayslip),
      confirmProofOfIncome: step(PROOFS_CALLS.confirmProofOfIncome),
      skipProofOfIncome: step(PROOFS_CALLS.skipProofOfIncome),
      listEarlierFiles: build.query<DataOf<'listEarlierFiles'>, InputOf<'listEarlierFiles'>>({
        query: callOf(PROOFS_CALLS.listEarlierFiles),
        providesTags: ['loan-application'],
      }),
      useEarlierFile: step(PROOFS_CALLS.useEarlierFile),
      /** The states of the proofs of an application, by a read of its own: one that fails leaves the page as it is. */
      watchProofs: build.query<Application, { id: string }>({
        query: ({ id }) =>
          callOf(APPLICATIONS_CALLS.readApplication)({
            params: { id },
            query: { embedded: ['requirements'] },
          }),
        keepUnusedDataFor: 0,
      }),
    };
  },
});

export const {
  useProofOfIdMutation,
  useProofOfAddressMutation,
  useProofOfIncomeMutation,
  useProofOfKeeperMutation,
  useSettlementLetterMutation,
  useProofOfInsuranceMutation,
  useConfirmProofOfIncomeMutation,
  useContestPayslipMutation,
  useSkipProofOfIncomeMutation,
  useListEarlierFilesQuery,
  useUseEarlierFileMutation,
  useWatchProofsQuery,
} = proofApi;
