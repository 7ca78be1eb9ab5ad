import type { Limits } from '../../parts/application/use-limits.ts';
import { hasProblems } from '../../resources/problems.ts';
import { PAGES, STEPS, type Draft, type PageId } from './steps.ts';

/** The page on which everything is checked before it is sent. It belongs to no step. */
export const CHECK = 'check';

/** Below the heading of the check page, and while it is loaded. */
export const CHECK_SENTENCES = [
  'If something isn’t right, change it now.',
  'We use your answers to decide whether we can lend to you, and at what price.',
];

export type FormPageId = PageId | typeof CHECK;

// The table's keys are the pages.
const IN_ORDER = Object.keys(PAGES) as readonly PageId[];
const ALL_PAGES: readonly FormPageId[] = [...IN_ORDER, CHECK];

/** The page that an address names; the first one for any other name. */
export function pageNamed(name: string | null): FormPageId {
  return ALL_PAGES.find((page) => page === name) ?? ALL_PAGES[0] ?? CHECK;
}

/** The pages that this borrower goes through. */
export function pathOf(draft: Draft): readonly FormPageId[] {
  return [...IN_ORDER.filter((page) => PAGES[page].isAsked?.(draft) !== false), CHECK];
}

function isAnswered(page: FormPageId, draft: Draft, limits: Limits): boolean {
  if (page === CHECK) return false;
  return !hasProblems(PAGES[page].check(draft, limits));
}

/** The first page with something still to answer; the check page when there is none. */
export function firstOpenPage(draft: Draft, limits: Limits): FormPageId {
  return pathOf(draft).find((page) => !isAnswered(page, draft, limits)) ?? CHECK;
}

/** A page may be opened when everything before it has been answered. Otherwise the first page that has not. */
export function allowedPage(asked: FormPageId, draft: Draft, limits: Limits): FormPageId {
  const path = pathOf(draft);
  const open = firstOpenPage(draft, limits);
  const isReachable = path.includes(asked) && path.indexOf(asked) <= path.indexOf(open);
  return isReachable ? asked : open;
}

/** The page after this one; on a change from the check page, straight back to it unless something new is asked. */
export function pageAfter(page: PageId, draft: Draft, limits: Limits, isChange: boolean): FormPageId {
  if (isChange && PAGES[page].leadsOn !== true) return firstOpenPage(draft, limits);
  const path = pathOf(draft);
  return path[path.indexOf(page) + 1] ?? CHECK;
}

export function pageBefore(page: FormPageId, draft: Draft): FormPageId | null {
  const path = pathOf(draft);
  return path[path.indexOf(page) - 1] ?? null;
}

/** The page on which a field is corrected; the check page for what is no field of the form. */
export function pageOf(field: string): FormPageId {
  const found = STEPS.map(({ start, pages, pageOf: ownPage }) => {
    const [first] = Object.keys(pages);
    return ownPage?.(field) ?? (Object.hasOwn(start, field) ? first : undefined);
  });
  return pageNamed(found.find((page) => page !== undefined) ?? CHECK);
}
