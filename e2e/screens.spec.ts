import { expectAccessible } from './accessibility.ts';
import { SCREENS } from './screens/screens.ts';
import { test } from './visitor.ts';

for (const [part, rows] of Object.entries(SCREENS)) {
  test(`no barrier on any screen of ${part}`, async ({ visit }) => {
    test.setTimeout(240_000);
    const visitor = visit('lendable');
    for (const { screen, state, show } of rows) {
      await test.step(`${screen}: ${state}`, async () => {
        await show(visitor);
        await expectAccessible(visitor.page, `${screen}: ${state}`);
      });
    }
  });
}
