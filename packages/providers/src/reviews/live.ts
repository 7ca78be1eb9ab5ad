import { AttemptFailed } from '../outbound/attempt-failed.ts';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider-error.ts';
import type { ReviewsPort, ReviewStats } from './port.ts';
import { rememberedReviews } from './remembered-reviews.ts';
import { starsImage } from './stars-image.ts';
import { figuresOf } from './trustpilot-figures.ts';

export interface TrustpilotSettings {
  readonly apiKey: string;
  /** The business unit of each brand that has one: 24 hexadecimal digits by brand id. */
  readonly businessUnits: ReadonlyMap<string, string>;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const HOST = 'api.trustpilot.com';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** The figures in an answer; null for a business without reviews. */
function statsIn(answer: HttpAnswer): ReviewStats | null {
  if (answer.status === NOT_FOUND) throw new ProviderRejected('reviews', 'unknown-business-unit');
  if (answer.status >= BAD_REQUEST)
    throw new ProviderUnavailable('reviews', { why: `status ${answer.status}` });
  const figures = figuresOf(answer.json());
  if (figures === undefined) throw new AttemptFailed('malformed');
  return figures && { isSample: false, ...figures, image: starsImage(figures.stars) };
}

/**
 * Review figures by Trustpilot (https://developers.trustpilot.com/business-units-api-(public)), remembered in the
 * process. The key goes in a header, as Trustpilot asks (https://developers.trustpilot.com/authentication).
 */
export function trustpilotReviews(
  outbound: Outbound,
  { apiKey, businessUnits, loopbackOrigin }: TrustpilotSettings,
  now: () => number = () => performance.now(),
): ReviewsPort {
  const client = httpClient(outbound, { provider: 'reviews', hosts: [HOST], loopbackOrigin });
  const origin = loopbackOrigin ?? `https://${HOST}`;
  const read = (unit: string): Promise<ReviewStats | null> =>
    client.send(
      {
        operation: 'stats',
        method: 'GET',
        url: `${origin}/v1/business-units/${encodeURIComponent(unit)}`,
        headers: { apikey: apiKey },
        isIdempotent: true,
      },
      statsIn,
    );
  const remembered = rememberedReviews(read, now);
  return {
    async stats(brandId) {
      const unit = businessUnits.get(brandId);
      return unit === undefined ? null : remembered(unit);
    },
  };
}
