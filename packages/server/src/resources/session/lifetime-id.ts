import { z } from 'zod';
import type { RequestContext } from '../../context.ts';

const LIFETIME_HEADER = 'x-lifetime-id';

const uuid = z.uuid();

/** The id of the browser that a call names, or null. */
export const lifetimeIdOf = ({ header }: Pick<RequestContext, 'header'>): string | null =>
  uuid.safeParse(header(LIFETIME_HEADER)).data ?? null;
