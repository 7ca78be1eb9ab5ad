import { route } from '../../http/pipeline/route.ts';
import { changeAddress } from './change-address.ts';
import { changeContactPause, readContactPause } from './contact-pause.ts';
import { changeSupportNeeds, readSupportNeeds } from './support-needs.ts';
import { readPermissions, writePermissions } from './contact-permissions.ts';

export const changingDetailsRoutes = [
  route('changeAddress', (context, { params, body }) => changeAddress(context, params.id, body)),
  route('readContactPermission', (context, { params, embedded }) =>
    readPermissions(context, params.id, embedded),
  ),
  route('changeContactPermission', (context, { params, body, embedded }) =>
    writePermissions(context, params.id, body, embedded),
  ),
  route('readContactPause', (context, { params }) => readContactPause(context, params.id)),
  route('changeContactPause', (context, { params, body }) =>
    changeContactPause(context, params.id, body.pausedUntil),
  ),
  route('readSupportNeeds', (context, { params }) => readSupportNeeds(context, params.id)),
  route('changeSupportNeeds', (context, { params, body }) => changeSupportNeeds(context, params.id, body)),
];
