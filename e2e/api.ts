import type { BrandId } from '@fairlead/brands/brand';
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
  const call = async <N extends EndpointName>(
    name: N,
    options: CallOptions<N> = {},
  ): Promise<CallAnswer<N>> => {
    const request = requestFor(name, { brand, ...options });
    const { pathname, search } = new URL(request.url);
    return answerFrom(await fetch(new Request(`${url}${pathname}${search}`, request)));
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
