import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { VISITS_CALLS } from '@fairlead/contract/wire/client-endpoints/visits';
import { api, callOf } from '../state/api.ts';
import type { AppThunk } from '../state/hooks.ts';
import { tabStorage } from '../state/storage.ts';

/** The session and the borrower whose device was recorded. */
const RECORDED = 'device-recorded';

const deviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordDevice: build.mutation<DataOf<'recordDevice'>, InputOf<'recordDevice'>>({
      query: callOf(VISITS_CALLS.recordDevice),
    }),
  }),
});

/** `Temporal`, where a browser has it, answers immediately; the first use of `Intl` loads calendars for some 15 ms. */
const timeZoneHere = (): string =>
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;

const describeDevice = (): InputOf<'recordDevice'>['body'] => ({
  screenWidth: screen.width,
  screenHeight: screen.height,
  language: navigator.language,
  timeZone: timeZoneHere(),
});

/** Records the device of a signed-in borrower, once for each session. */
export function recordDevice(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { visit }) => {
    await visit;
    const { authObject, session } = getState().auth;
    if (!authObject || !session.data) return;
    const recorded = `${session.data.id}/${authObject.userId}`;
    if (tabStorage.read(RECORDED) === recorded) return;
    const { error } = await dispatch(deviceApi.endpoints.recordDevice.initiate({ body: describeDevice() }));
    if (!error) tabStorage.write(RECORDED, recorded);
  };
}
