// After the pictures, also where a screen failed: what was taken is on the sheets.
import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ASKED_BRANDS, WIDTHS, type Width } from './asked.ts';
import { sheetFile, SHEETS_FOLDER, writeSheet } from './contact-sheet.ts';

const INTRO = `# Every screen of six brands

One sheet for each brand and width has every screen in every state, in the order of a borrower's journey; its name is above it. \`npm run screenshots\` takes them from the running product, by the walk that checks accessibility, and leaves the pictures in full size in \`test-results/screens\`.

\`\`\`sh
npm run screenshots                                        # everything: about 45 minutes on two cores
npm run screenshots -- --brand asda --width 390            # one sheet
npm run screenshots -- --brand asda,motor --only "offer"   # screens by a part of their names
\`\`\`

![The first screen of six brands on a telephone](six-brands.webp)
`;

function picture(brand: (typeof BRAND_IDS)[number], width: Width): string {
  const file = sheetFile(brand, width);
  if (!existsSync(path.join(SHEETS_FOLDER, file))) return '';
  return `![Every screen of ${BRANDS[brand].dictionary.brandName} at ${width} pixels](${file})\n`;
}

/** The page that shows the sheets that there are. */
function writePage(): void {
  const parts = BRAND_IDS.flatMap((brand) => {
    const pictures = WIDTHS.map((width) => picture(brand, width)).filter((text) => text !== '');
    return pictures.length === 0 ? [] : [`## ${BRANDS[brand].dictionary.brandName}\n`, ...pictures];
  });
  writeFileSync(path.join(SHEETS_FOLDER, 'README.md'), [INTRO, ...parts].join('\n'));
}

for (const brand of ASKED_BRANDS) {
  for (const width of WIDTHS) {
    const count = await writeSheet(brand, width);
    if (count > 0) console.log(`${sheetFile(brand, width)}: ${count} screens`);
  }
}
writePage();
