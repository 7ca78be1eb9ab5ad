import { accept } from '@fairlead/core/outcome';
import { json } from '../../database/columns.ts';
import { route } from '../../http/pipeline/route.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { endSession } from '../../resources/auth-token/auth-token-store.ts';
import { lifetimeIdOf } from '../../resources/session/lifetime-id.ts';
import { insertSession } from '../../resources/session/session-store.ts';
import { refresh, signInWith } from './authenticate.ts';
import { describeLoginLink, sendLoginLink } from './login-link.ts';

export const signingInRoutes = [
  route('initializeSession', async (context, { query }) => {
    const { brand, db, header, newId, shownNetwork, wallNow } = context;
    const id = newId();
    const lifetime = lifetimeIdOf(context) ?? newId();
    const created_at = wallNow().toISOString();
    await insertSession(db, {
      id,
      lifetime_id: lifetime,
      brand_id: brand.id,
      beginning: json(query),
      created_at,
    });
    const client = { forwardIp: shownNetwork(), userAgent: header('user-agent') ?? '' };
    return accept({ '@type': 'session', id, lifetimeId: lifetime, client });
  }),

  route('authenticate', (context, { body }) =>
    body.type === 'auto_login' ? signInWith(context, body.data.token) : refresh(context),
  ),

  route('sendLoginLink', async (context, { body }) => {
    await sendLoginLink(context, body);
    return accept({ sent: true });
  }),

  route('describeLoginLink', (context, { body }) => describeLoginLink(context, body.token)),

  route('signOut', (context) =>
    context.transaction(async (tx) => {
      const { actor, wallNow } = context;
      await endSession(tx, actor.tokenId, wallNow().toISOString());
      await recordAudit(context, tx, borrowersEntry(actor, 'signed-out'));
      return accept({ signedOut: true });
    }),
  ),
];
