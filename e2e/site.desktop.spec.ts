import { expectAccessible } from './accessibility.ts';
import { CHECKED_BRANDS } from './checked-brands.ts';
import { expectKeyboardReachesAll, publicPathsOf } from './site.ts';
import { DESKTOP, test } from './visitor.ts';

test.use(DESKTOP);

for (const brand of CHECKED_BRANDS) {
  test(`every public page of ${brand} is accessible on a desktop`, async ({ visit }) => {
    test.setTimeout(240_000);
    const visitor = visit(brand);
    const { page, open } = visitor;
    for (const path of await publicPathsOf(visitor)) {
      await test.step(path, async () => {
        await open(path);
        await expectAccessible(page, `${brand}, ${path}, on a desktop`);
        await expectKeyboardReachesAll(page, `${brand}, ${path}, on a desktop`);
      });
    }
  });
}
