import routes from '../../packages/web/src/routes.ts';
import { firstLoadOf } from './first-load-scripts.ts';

const KIB = 1024;
const ACCOUNT_KIB = 170;

type Budget = { readonly address: string; readonly kib: number; readonly modules?: readonly string[] };

/** Production has no sandbox; the other route is for addresses that don’t exist. */
const IS_NO_PAGE = /sandbox|\*/;

/** An address of each screen. */
const SCREENS = routes
  .flatMap(({ children = [] }) => children.flatMap(({ path }) => path ?? []))
  .filter((path) => !IS_NO_PAGE.test(path))
  .map((path) => `/${path.replace(/^\//, '').replaceAll(/[:?]/g, '')}?id=1`);

const BUDGETS: readonly Budget[] = [
  { address: '/', kib: 20 },
  ...['/about', '/contact', '/cookies', '/frequently-asked-questions', '/privacy'].map((address) => ({
    address,
    kib: 5,
  })),
  ...SCREENS.map((address) => ({ address, kib: ACCOUNT_KIB })),
  { address: '/account/borrow/quote?step=home', kib: ACCOUNT_KIB, modules: ['HomeStep'] },
];

/** Prints the first load of each page that has a budget; true when none exceeds it. */
export async function printFirstLoad(): Promise<boolean> {
  let isMet = true;
  for (const { address, kib: budget, modules = [] } of BUDGETS) {
    const { files, bytes } = await firstLoadOf(address, { modules });
    const isWithin = bytes <= budget * KIB;
    const figure = `${(bytes / KIB).toFixed(1)} KiB of ${budget}`.padStart(19);
    console.log(
      `${isWithin ? '✓' : '✗'} ${address.padEnd(58)} ${figure}  ${files} files and the inline scripts`,
    );
    isMet &&= isWithin;
  }
  return isMet;
}
