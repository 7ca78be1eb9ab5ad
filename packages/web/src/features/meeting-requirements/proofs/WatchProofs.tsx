import { PROOF_KINDS } from '@fairlead/core/requirement/proof';
import { useEffect } from 'react';
import type { Application } from '../../../resources/loan-application.ts';
import { requirementOf } from '../../../resources/requirement.ts';
import { useWatchProofsQuery } from '../../../resources/requirements/proof.ts';
import { api } from '../../../state/api.ts';
import { useAppDispatch } from '../../../state/hooks.ts';

const EVERY_MS = 4_000;

const WAITING: readonly unknown[] = ['Provided', 'In review'];

const statesOf = ({ requirements = [] }: Pick<Application, 'requirements'>): string =>
  requirements
    .map(({ id, state }) => `${id} ${state}`)
    .toSorted()
    .join();

/** Reads the application again when what is being checked has been decided. */
function Watch({ application }: { application: Application }) {
  const dispatch = useAppDispatch();
  const { id } = application;
  const { currentData, fulfilledTimeStamp } = useWatchProofsQuery({ id }, { pollingInterval: EVERY_MS });
  const [read, shown] = [currentData && statesOf(currentData), statesOf(application)];
  useEffect(() => {
    if (read !== undefined && read !== shown) dispatch(api.util.invalidateTags(['loan-application']));
    // After each read, so that a reading of the page that failed is tried again.
  }, [read, shown, fulfilledTimeStamp, dispatch]);
  return null;
}

/** While a proof is being checked, the page follows. */
export function WatchProofs({ application }: { application: Application }) {
  const isWaiting = PROOF_KINDS.some((kind) => WAITING.includes(requirementOf(application, kind)?.state));
  return isWaiting ? <Watch application={application} /> : null;
}
