import type { ClientConfig, ErrorReporter } from './client-config.ts';
import type { PublicFigures } from './public-figures.ts';

/** What the built web offers the server that loads it. Either side names its brands' ids and Fetch's own types. */
export interface WebBundle<BrandId extends string, Request, Response> {
  /** Answers every address that is not the product API's. */
  readonly handleWeb: (
    request: Request,
    context: WebContext<BrandId, CallApi<Request, Response>>,
  ) => Promise<Response>;
  /** Made once; what it answers is what `handleWeb` would. */
  readonly preparedAnswers: (context: PreparedContext<BrandId>) => AnswerPrepared;
  /** The pattern of the page at a path, which is one of few; null where there is no page. */
  readonly pagePattern: (path: string) => string | null;
}

/** Calls the product API for the visitor; answers as the API does, and 503 when it cannot be reached. */
export type CallApi<Request, Response> = (request: Request) => Promise<Response>;

/** What the server that mounts the web tells it. */
export interface WebContext<BrandId extends string, Call> extends PreparedContext<BrandId> {
  readonly env: ClientConfig['env'];
  readonly buildVersion: string;
  /** The page that shows every component exists. */
  readonly isStyleguideShown: boolean;
  /** What may be said of the brand in figures; null where nothing may. */
  readonly figures: (brandId: BrandId) => PublicFigures | null;
  /** Calls under the brand that the request names in X-Brand; null where no API can be reached. */
  readonly callApi: Call | null;
  /** Where the lender's staff work, without a slash at the end; null where they cannot. */
  readonly staffUrl: string | null;
  /** The business date in London. */
  readonly today: () => Promise<string>;
  /** Called with each fault while a page was made. */
  readonly report: (error: unknown) => void;
  /** Called each time that an address names an unknown brand. */
  readonly reportBrandNotConfigured: () => void;
}

/** What of it decides which kept answer a visitor gets, and under which headers. */
export interface PreparedContext<BrandId extends string> {
  /** `?override=` chooses the brand: never in production. */
  readonly brandOverrideAllowed: boolean;
  /** The brand that the configuration names, before the host is looked at. */
  readonly defaultBrand?: BrandId;
  readonly publicUrl: (brandId: BrandId) => string;
  /** Handed to the pages as it is: public keys and addresses only. */
  readonly clientConfig: (brandId: BrandId) => ClientConfig;
  /** Where faults of pages are reported; null for nowhere. */
  readonly errorReporter: ErrorReporter | null;
  /** Whether views of pages are counted for visitors who agree to statistics. */
  readonly countsPageViews: boolean;
  /** The instant on the wall: opening hours are not moved with the business date. */
  readonly now: () => Date;
}

/** What of a request decides in which form it is answered. */
export interface Negotiation {
  readonly method: string;
  readonly acceptEncoding: string | null;
  readonly ifNoneMatch: string | null;
}

/** A request as the socket brought it: `address` is what follows the method, `host` the header. */
export interface RawRequest extends Negotiation {
  readonly address: string;
  readonly host: string;
  readonly cookies: string | null;
}

/**
 * An answer to be written as it is: names and values of its headers in turn. A string body is the bytes decoded as
 * latin1; write it as latin1.
 */
export interface PreparedResponse {
  readonly status: number;
  readonly headers: string[];
  readonly body: Uint8Array | string | null;
}

/** Answers what is kept ready; undefined where the answer has to be made. */
export type AnswerPrepared = (asked: RawRequest) => PreparedResponse | undefined;
