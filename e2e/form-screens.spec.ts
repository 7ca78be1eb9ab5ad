import { expectAccessible } from './accessibility.ts';
import { FORM, FORM_LISTS } from './form-screens.ts';
import { viewerOf } from './screens/screen.ts';
import { test } from './visitor.ts';

for (const [part, rows] of Object.entries({
  'the application form': FORM,
  'the lists of the form': FORM_LISTS,
})) {
  test(`no barrier on any screen of ${part}`, async ({ visit }) => {
    test.setTimeout(240_000);
    const viewer = viewerOf(visit('lendable'), new Map());
    for (const { screen, state, show } of rows) {
      await test.step(`${screen}: ${state}`, async () => {
        await show(viewer);
        await expectAccessible(viewer.page, `${screen}: ${state}`);
      });
    }
  });
}
