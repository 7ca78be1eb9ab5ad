import { accept } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';
import { revokeStaffSession } from '../../resources/staff-session/staff-session-store.ts';
import { auditStaff } from './audit-staff.ts';
import { presentStaff } from './present-staff.ts';
import { finishSignOn, startSignOn } from './sign-on.ts';

export const signingOnRoutes = [
  route('startStaffSignOn', (context) => startSignOn(context)),
  route('finishStaffSignOn', (context, { body }) => finishSignOn(context, body.pending, body.answer)),
  route('readStaffSession', ({ staff }) => accept(presentStaff(staff))),
  route('signOutStaff', (context) =>
    context.transaction(async (tx) => {
      const { staff, wallNow } = context;
      await revokeStaffSession(tx, staff.sessionId, wallNow().toISOString());
      await auditStaff(context, tx, 'staff-signed-out', { staff: staff.subject, session: staff.sessionId });
      return accept({ signedOut: true });
    }),
  ),
];
