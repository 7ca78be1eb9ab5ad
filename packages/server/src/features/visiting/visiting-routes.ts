import { EMPLOYMENT_STATUSES } from '@fairlead/contract/vocabulary';
import { withTimeout } from '@fairlead/providers/timeouts';
import { z } from 'zod';
import { accept, refuse } from '../../http/outcome.ts';
import { route } from '../../http/mount.ts';
import { insertSession } from '../../resources/session/session-store.ts';
import { chatHash } from '../../security/chat-hash.ts';
import { findAddressesAt } from './find-addresses.ts';
import { readUser } from './read-user.ts';

const LIFETIME_HEADER = 'x-lifetime-id';
const PER_PAGE = 50;

const lifetimeId = z.uuid();

export const visitingRoutes = [
  route('initializeSession', async ({ brand, db, header, newId, wallNow }) => {
    const known = lifetimeId.safeParse(header(LIFETIME_HEADER));
    const id = newId();
    const lifetime = known.success ? known.data : newId();
    const row = { id, lifetime_id: lifetime, brand_id: brand.id, created_at: wallNow().toISOString() };
    await insertSession(db, row);
    return accept({ '@type': 'session', id, lifetimeId: lifetime });
  }),

  route('listEmploymentStatuses', (_context, { query }) => {
    const { page = 1, perPage = PER_PAGE } = query;
    const shown = EMPLOYMENT_STATUSES.slice((page - 1) * perPage, page * perPage);
    return accept(shown.map((status) => ({ '@type': 'employment-status', ...status }) as const));
  }),

  route('findAddresses', (context, { query }) => findAddressesAt(context, query.postCode)),

  route('readReviewStats', async ({ brand, providers }) => {
    const stats = await withTimeout('reviews', () => providers.reviews.stats(brand.id));
    return stats ? accept({ '@type': 'stats', ...stats }) : refuse('notFound');
  }),

  route('readChatHash', ({ actor, config }) => {
    const { chatIdentity } = config.secrets;
    if (chatIdentity === null) return refuse('notFound');
    return accept({ '@type': 'hmac', hmac: chatHash(chatIdentity, actor.userId) });
  }),

  route('readUser', (context, { params, embedded }) =>
    params.id === context.actor.userId ? readUser(context, embedded) : refuse('notFound'),
  ),
];
