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

/** What a partner's link adds for a brand that takes no direct applications; nothing for the others. */
export async function referralTo(call: Api['call'], brand: BrandId): Promise<Record<string, string>> {
  if (BRANDS[brand].switches.directApplications) return {};
  const { data } = await call('makeReferral', { body: { brand } });
  return { referral: data?.referral ?? '' };
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
  const call: Api['call'] = async (name, options = {}) => {
    if (name !== 'submitApplication') return send(name, options);
    return send(name, { ...options, query: { ...options.query, ...(await referralTo(send, brand)) } });
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
