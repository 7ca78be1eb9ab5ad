import { doubleServer, type DoubleServer, type Reaction } from './double-server.ts';

export const TRUSTPILOT_KEY = 'tp0123456789abcdefABCDEF01234567';

const ABOUT = {
  status: 'active',
  displayName: 'Lendable',
  name: { identifying: 'lendable.example', referring: ['lendable.example'] },
  websiteUrl: 'https://lendable.example',
  country: 'GB',
};

/** Business units by id, in the shapes that Trustpilot's documentation has had. */
export const TRUSTPILOT_UNITS = {
  current: '507f191e810c19729de860ea',
  older: '507f191e810c19729de860eb',
  withoutReviews: '507f191e810c19729de860ec',
  unknown: '507f191e810c19729de860ed',
} as const;

const UNITS: Readonly<Record<string, object>> = {
  [TRUSTPILOT_UNITS.current]: {
    ...ABOUT,
    score: { trustScore: 4.6, stars: 4.5 },
    numberOfReviews: { total: 1_234, usedForTrustScoreCalculation: 1_200, oneStar: 20, fiveStars: 1_000 },
  },
  [TRUSTPILOT_UNITS.older]: { ...ABOUT, trustScore: 3.7, stars: 3.5, numberOfReviews: { total: 56 } },
  [TRUSTPILOT_UNITS.withoutReviews]: {
    ...ABOUT,
    score: { trustScore: 0, stars: 0 },
    numberOfReviews: { total: 0 },
  },
};

export interface TrustpilotDouble extends Pick<DoubleServer, 'origin' | 'received' | 'close'> {
  /** Every request from now on meets this; null is as usual. */
  meets(trouble: Reaction | null): void;
}

/** Trustpilot's public business units: https://developers.trustpilot.com/business-units-api-(public). */
export async function trustpilotDouble(): Promise<TrustpilotDouble> {
  let trouble: Reaction | null = null;
  const server = await doubleServer(({ method, url, headers }) => {
    if (trouble !== null) return trouble;
    if (headers.apikey !== TRUSTPILOT_KEY)
      return { status: 401, body: { fault: { faultstring: 'Invalid ApiKey' } } };
    const id = /^\/v1\/business-units\/([0-9a-f]{24})$/.exec(url.pathname)?.[1] ?? '';
    const unit = method === 'GET' ? UNITS[id] : undefined;
    return unit ? { status: 200, body: { id, ...unit } } : { status: 404, body: { message: 'Not found' } };
  });
  return {
    origin: server.origin,
    received: server.received,
    close: () => server.close(),
    meets: (met) => {
      trouble = met;
    },
  };
}
