import type { LenderAction } from '@fairlead/core/lender-action/lender-actions';
import type { EndpointName } from '@fairlead/contract/endpoints';
import type { CallAnswer, CallOptions } from '../../call.ts';
import type { SeededRandom } from '../../loans/seeded-random.ts';
import type { Application } from '../../people.ts';

/** Who acts, as far as acts need to know. */
export interface Actor {
  readonly loanId: string;
  readonly application: Application;
}

/** What a borrower acts with: the product's API, and what is outside of it. */
export interface Acting {
  readonly person: Actor;
  readonly dice: SeededRandom;
  /** Calls the API in the borrower's session, again where the server was killed or a provider did not answer. */
  ask<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<CallAnswer<N>>;
  /** Calls what plays a bank, which knows nothing of our faults. */
  askBank<N extends EndpointName>(name: N, options: CallOptions<N>): Promise<void>;
  /** Has two members of staff act on the loan; answers what came of it. */
  askStaff(kind: LenderAction): Promise<string>;
  /** Has the bank end the newest Direct Debit instruction. */
  bankEndsDebit(): Promise<void>;
}

/** What a borrower does; answers what came of it in a few words. */
export type Act = (acting: Acting) => Promise<string>;

/** What staff do, without the borrower. */
export const byStaff =
  (kind: LenderAction): Act =>
  (acting) =>
    acting.askStaff(kind);

/** Of the borrower's loan. */
export const aboutLoanOf = ({ person: { loanId } }: Acting) => ({ params: { id: loanId } });

export const outcomeOf = ({ data, error, status }: CallAnswer<EndpointName>): string =>
  data === undefined ? `refused: ${error?.type ?? status}` : 'done';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** An amount of a range in pounds: all of it, the least of it, or anything between. */
export function someOf({ least, most }: Range, dice: SeededRandom): number {
  const pennies = (pounds: number): number => Math.round(pounds * 100);
  const spread = pennies(most) - pennies(least);
  const amount = pennies(least) + dice.one([spread, 0, dice.upTo(spread), dice.upTo(Math.floor(spread / 4))]);
  return amount / 100;
}

/** More than is due: mostly a small part of what could be paid, and all of it now and then. */
export function someEarlyOf({ least, most }: Range, dice: SeededRandom): number {
  return dice.upTo(11) === 0 ? most : someOf({ least, most: least + Math.floor((most - least) / 6) }, dice);
}

/** About half of a range. */
export const halfOf = ({ least, most }: Range): number => Math.max(least, Math.round(most * 50) / 100);

/** Why nothing can be paid in a way, as the borrower reads it. */
export const whyNot = (option: { readonly reason: string | null } | undefined): string =>
  `not possible: ${option?.reason ?? 'the loan could not be read'}`;
