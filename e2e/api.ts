import type { BrandId } from '@fairlead/brands/brand';
import { BRANDS } from '@fairlead/brands/brands';
import type { EndpointName } from '@fairlead/contract/endpoints';
import {
  answerFrom,
  requestFor,
  type CallAnswer,
  type CallOptions,
  type WireData,
} from '@fairlead/testing/call';

/** The API of a running server, called for one brand. */
export interface Api {
  call<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<CallAnswer<N>>;
  /** A call that has to succeed. */
  get<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<WireData<N>>;
}

export function apiAt(url: string, brand: BrandId): Api {
  const send = async <N extends EndpointName>(
    name: N,
    options: CallOptions<N> = {},
  ): Promise<CallAnswer<N>> => {
    const request = requestFor(name, { brand, ...options });
    const { pathname, search } = new URL(request.url);
    return answerFrom(await fetch(new Request(`${url}${pathname}${search}`, request)));
  };
  /** An application to a brand that takes none directly comes with a partner's referral. */
  const call: Api['call'] = async (name, options = {}) => {
    if (name !== 'submitApplication' || BRANDS[brand].switches.directApplications) return send(name, options);
    const { data } = await send('makeReferral', { body: { brand } });
    return send(name, { ...options, query: { ...options.query, referral: data?.referral ?? '' } });
  };
  return {
    call,
    async get(name, options) {
      const { status, data, error } = await call(name, options);
      if (data === undefined) throw new Error(`${name} answered ${status} ${JSON.stringify(error)}`);
      return data;
    },
  };
}
