import { keptParameters, type PublicPageProps } from './public-page.ts';

/** A form that is sent by GET loses the query of its address: these send along what is kept of it. */
export function KeptFields({ page }: { page: PublicPageProps }) {
  return [...keptParameters(page)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
