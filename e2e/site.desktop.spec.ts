import { BRAND_IDS } from '@fairlead/brands/brands';
import { expectAccessible } from './accessibility.ts';
import { expectKeyboardReachesAll, publicPathsOf } from './site.ts';
import { test } from './visitor.ts';

for (const brand of BRAND_IDS) {
  test(`every public page of ${brand} is without a barrier at a desk`, async ({ visit }) => {
    test.setTimeout(240_000);
    const visitor = visit(brand);
    const { page, open } = visitor;
    for (const path of await publicPathsOf(visitor)) {
      await test.step(path, async () => {
        await open(path);
        await expectAccessible(page, `${brand}, ${path}, at a desk`);
        await expectKeyboardReachesAll(page, `${brand}, ${path}, at a desk`);
      });
    }
  });
}
