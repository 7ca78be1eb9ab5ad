const DAY_SECONDS = 86_400;

/** On every answer of the API. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'strict-transport-security': `max-age=${365 * DAY_SECONDS}; includeSubDomains`,
  'cache-control': 'no-store',
} as const;

const NOTHING_TO_SHOW = "default-src 'none'; frame-ancestors 'none'";

export function apiHeaders(
  requestId: string,
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    ...ALWAYS,
    'content-security-policy': NOTHING_TO_SHOW,
    'x-request-id': requestId,
    ...extra,
  };
}
