import type { Page } from '@playwright/test';

const MOST_STOPS = 40;

/** What has the focus. */
export const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the focus is on the control of this name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    // After the last control of the page, or of a dialog, the focus is outside of it for one press.
    const isThere = await page.evaluate((wanted) => {
      const element = document.activeElement;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const labels = isField ? [...(element.labels ?? [])] : [];
      const said = [
        element?.getAttribute('aria-label'),
        element === document.body ? '' : element?.textContent,
        ...labels.map((l) => l.textContent),
      ];
      return said.some((text) => text?.trim().startsWith(wanted));
    }, name);
    if (isThere) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Goes to a control by Tab and presses Enter on it. */
export async function enterOn(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes to the next group of radio buttons and moves to the one of this label. */
export async function choose(page: Page, label: string): Promise<void> {
  const isChecked = () =>
    focused(page).evaluate(
      (element, wanted) =>
        element instanceof HTMLInputElement &&
        element.checked &&
        [...(element.labels ?? [])].some((each) => each.textContent.trim().startsWith(wanted)),
      label,
    );
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await focused(page).evaluate((element) => (element as HTMLInputElement).type === 'radio')) break;
  }
  await page.keyboard.press('Space');
  for (let step = 0; step < MOST_STOPS && !(await isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
}
