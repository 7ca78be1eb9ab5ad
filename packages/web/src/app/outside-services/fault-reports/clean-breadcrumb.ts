import type { Breadcrumb } from '@sentry/browser';
import { normalPath } from './normal-path.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

type Data = NonNullable<Breadcrumb['data']>;

/** What may be reported of a call: never its body, its headers or its query. */
function callOf({ data }: Breadcrumb): Data {
  const url = textOf(data?.url);
  return {
    method: textOf(data?.method),
    status_code: data?.status_code as unknown,
    url: url && normalPath(url),
  };
}

function stepOf({ data }: Breadcrumb): Data {
  return { from: normalPath(textOf(data?.from) ?? ''), to: normalPath(textOf(data?.to) ?? '') };
}

/** A control by its kind and its place: labels and values of its attributes are left out. */
const elementOf = ({ message }: Breadcrumb): string => (message ?? '').replaceAll(/\[[^\]]*\]/g, '');

type Cleaned = Pick<Breadcrumb, 'data' | 'message'>;

const KEPT: Readonly<Record<string, (crumb: Breadcrumb) => Cleaned>> = {
  fetch: (crumb) => ({ data: callOf(crumb) }),
  navigation: (crumb) => ({ data: stepOf(crumb) }),
  'ui.click': (crumb) => ({ message: elementOf(crumb) }),
};

/** A step before a fault, without anything of the person who took it. What is not listed is left out. */
export function cleanBreadcrumb(crumb: Breadcrumb): Breadcrumb | null {
  const clean = Object.hasOwn(KEPT, crumb.category ?? '') ? KEPT[crumb.category ?? ''] : undefined;
  if (!clean) return null;
  const { type, category, level, timestamp } = crumb;
  return Object.fromEntries(
    Object.entries({ type, category, level, timestamp, ...clean(crumb) }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}
