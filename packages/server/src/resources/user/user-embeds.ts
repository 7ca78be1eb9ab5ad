import type { USER_EMBEDS } from '@fairlead/contract/user';
import type { Db } from '../../database/database.ts';
import type { EmbedGraph } from '../embeds.ts';
import {
  presentAddress,
  presentAddressRecord,
  presentApplicationSummary,
  presentLoanSummary,
  type UserView,
} from './present-user.ts';
import { listUserAddresses, type Owner } from './user-store.ts';
import { listApplicationSummaries, listLoanSummaries } from './user-summaries-store.ts';

export type UserRelations = Pick<UserView, (typeof USER_EMBEDS)[number]>;

interface Subject {
  readonly db: Db;
  readonly owner: Owner;
}

export const USER_GRAPH: EmbedGraph<Subject, UserRelations> = {
  addresses: async ({ db, owner }) => (await listUserAddresses(db, owner)).map(presentAddress),
  addressHistory: async ({ db, owner }) => (await listUserAddresses(db, owner)).map(presentAddressRecord),
  loanApplications: async ({ db, owner }) =>
    (await listApplicationSummaries(db, owner)).map(presentApplicationSummary),
  loans: async ({ db, owner }) => (await listLoanSummaries(db, owner)).map(presentLoanSummary),
};
