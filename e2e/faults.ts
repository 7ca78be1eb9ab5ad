import type { Page } from '@playwright/test';

/** Logs what the page's own policy refused to the console, which `faultsOf` reads. */
function logRefusals(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content security policy: ${effectiveDirective} refused ${blockedURI}`);
  });
}

/** What went wrong inside a page: errors thrown, and anything that its own policy refused. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.addInitScript(logRefusals);
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/content security policy|hydrat/i.test(message.text())) faults.push(message.text());
  });
  return faults;
}
