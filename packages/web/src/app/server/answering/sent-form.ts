import { accept, refuse, type Outcome } from '@fairlead/core/outcome';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Room for a message of the greatest length in any script: url-encoded, a letter can take nine bytes. */
const LARGEST_BYTES = 64 * 1024;

/**
 * Whether a form comes from a page of this site. Browsers say so in Sec-Fetch-Site where the connection is secure, in
 * Origin otherwise; a client that sends neither is not a browser, so it has no cookies of another person.
 */
export function isFromOurPages({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('Origin');
  // Behind a proxy that ends https the schemes differ, so only hosts are compared.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
}

/** The fields of a form that was sent url-encoded, 64 KiB at most. */
export async function readForm(
  request: Request,
): Promise<Outcome<URLSearchParams, 'notAForm' | 'tooLarge' | 'cutShort'>> {
  if (!FORM_TYPE.test(request.headers.get('Content-Type') ?? '')) return refuse('notAForm');
  try {
    const body = await readAtMost(request, LARGEST_BYTES);
    return body === null ? refuse('tooLarge') : accept(new URLSearchParams(body));
  } catch {
    return refuse('cutShort');
  }
}

/** Stops reading as soon as the limit is passed, whatever Content-Length says. */
async function readAtMost({ body }: Request, largest: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
