import { withTimeout } from '@fairlead/providers/timeouts';
import { accept, refuse } from '@fairlead/core/outcome';
import { route } from '../../http/pipeline/route.ts';

export const browsingRoutes = [
  route('readReviewStats', async ({ brand, providers }) => {
    const stats = await withTimeout('reviews', () => providers.reviews.stats(brand.id));
    return stats ? accept({ '@type': 'stats', ...stats }) : refuse('notFound');
  }),
];
