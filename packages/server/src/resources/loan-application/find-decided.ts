import { whyNotRequote, type RequoteRefusal } from '@fairlead/core/application/requotability';
import type { Day } from '@fairlead/core/calendar/day';
import type { DecisionInputs } from '@fairlead/core/decision/inputs';
import { requoteOptions, type RequoteOptions } from '@fairlead/core/decision/requote';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { CreditHistory } from '@fairlead/core/pricing/bands';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { findDecisionInputs } from '../decision/decision-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';

type Context = Pick<RequestContext, 'cipher' | 'today'>;

/** What another decision on an application starts from. */
interface Decided {
  /** Of the decision before, for today. */
  readonly inputs: DecisionInputs;
  readonly band: CreditHistory;
  readonly decidedOn: Day;
}

/** Undefined where no decision was made, or none in a credit band. */
export async function findDecided(
  db: Db,
  { cipher, today }: Context,
  application: ApplicationRow,
): Promise<Decided | undefined> {
  const { band } = application;
  const inputs = band === null ? undefined : await findDecisionInputs(db, cipher, application);
  return band !== null && inputs
    ? { inputs: { ...inputs, today }, band, decidedOn: inputs.today }
    : undefined;
}

interface Requotable extends Decided {
  readonly options: RequoteOptions;
}

/** What an applicant can ask for today, or why nothing. */
export async function findRequotable(
  db: Db,
  context: Context,
  application: ApplicationRow,
): Promise<Outcome<Requotable, RequoteRefusal>> {
  const decided = await findDecided(db, context, application);
  const options = decided ? requoteOptions(decided.inputs, decided.band) : null;
  const { state, expires_on: expiresOn } = application;
  const refusal = whyNotRequote({ state, expiresOn }, options !== null, context.today);
  return decided && options && refusal === null
    ? accept({ ...decided, options })
    : refuse(refusal ?? 'noChoice');
}
