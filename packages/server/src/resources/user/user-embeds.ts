import type { USER_EMBEDS } from '@fairlead/contract/user';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { EmbedGraph } from '../embeds.ts';
import { openAddress } from './addresses.ts';
import { presentApplicationSummary, presentLoanSummary, type UserView } from './present-user.ts';
import { listUserAddresses, type Owner } from './user-store.ts';
import { listApplicationSummaries, listLoanSummaries } from './user-summaries-store.ts';

export type UserRelations = Pick<UserView, (typeof USER_EMBEDS)[number]>;

interface Subject {
  readonly db: Db;
  readonly cipher: Cipher;
  readonly owner: Owner;
}

export const USER_GRAPH: EmbedGraph<Subject, UserRelations> = {
  addresses: async ({ db, cipher, owner }) =>
    (await listUserAddresses(db, owner)).map((row) => openAddress(cipher, row)),
  addressHistory: async ({ db, cipher, owner }) =>
    (await listUserAddresses(db, owner)).map((row) => ({
      ...openAddress(cipher, row),
      recordedOn: row.recorded_on,
      replacedOn: row.replaced_on,
    })),
  loanApplications: async ({ db, owner }) =>
    (await listApplicationSummaries(db, owner)).map(presentApplicationSummary),
  loans: async ({ db, owner }) => (await listLoanSummaries(db, owner)).map(presentLoanSummary),
};
