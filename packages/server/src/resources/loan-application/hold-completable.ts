import type { ApplicationState } from '@fairlead/core/application/states';
import type { Db } from '../../database/database.ts';
import {
  listApplications,
  lockApplication,
  type ApplicationRow,
  type Asking,
} from './loan-application-store.ts';

const COMPLETABLE: readonly ApplicationState[] = ['Quoted', 'Unrequested', 'Requirements', 'Documents'];

/** The applications that the borrower can still complete, held; to be held before the borrower is. */
export async function holdCompletable(tx: Db, asking: Asking): Promise<ApplicationRow[]> {
  const isCompletable = ({ state }: ApplicationRow) => COMPLETABLE.includes(state);
  const held: ApplicationRow[] = [];
  for (const { id } of (await listApplications(tx, asking)).filter(isCompletable)) {
    const application = await lockApplication(tx, asking, id);
    if (application && isCompletable(application)) held.push(application);
  }
  return held;
}
