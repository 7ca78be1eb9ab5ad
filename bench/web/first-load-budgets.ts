import { firstLoadOf } from './first-load-scripts.ts';

const KIB = 1024;
const BUDGETS_KIB = {
  '/': 20,
  '/about': 5,
  '/contact': 5,
  '/cookies': 5,
  '/frequently-asked-questions': 5,
  '/privacy': 5,
  '/account/borrow/disqualified': 170,
  '/account/borrow/quote': 170,
  '/account/borrow/repay/summary': 170,
} as const;

/** Prints the first load of each page that has a budget; true when none exceeds it. */
export async function printFirstLoad(): Promise<boolean> {
  let isMet = true;
  for (const [address, budget] of Object.entries(BUDGETS_KIB)) {
    const { files, bytes } = await firstLoadOf(address);
    const isWithin = bytes <= budget * KIB;
    const figure = `${(bytes / KIB).toFixed(1)} KiB of ${budget}`.padStart(19);
    console.log(
      `${isWithin ? '✓' : '✗'} ${address.padEnd(32)} ${figure}  ${files} files and the inline scripts`,
    );
    isMet &&= isWithin;
  }
  return isMet;
}
