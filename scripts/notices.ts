// Writes THIRD-PARTY-NOTICES.md: the licences of every library and font in the product. --check only compares.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.ts';

const TARGET = inRoot('THIRD-PARTY-NOTICES.md');
const HEAD = `# Third-party notices

Fairlead runs on the libraries below and shows its words in the fonts after them, each under its own licence. Written by \`npm run notices\` from the lockfile; tools that
are used only to build and test are not part of the product and not listed.
`;

type Locked = { version?: string; license?: string; dev?: boolean; optional?: boolean; link?: boolean };
type Notice = { name: string; version: string; licence: string; text: string };

function noticesInLockfile(): Notice[] {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(
      ([folder, { dev, optional, link }]) => folder.includes('node_modules/') && !dev && !optional && !link,
    )
    .map(([folder, { version = '' }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: licenceOf(folder),
      text: licenceText(folder),
    }))
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

function noticesOfFonts(): Notice[] {
  const fonts = inRoot('packages/brands/fonts');
  return globSync('*.OFL.txt', { cwd: fonts })
    .toSorted()
    .map((file) => ({
      name: file.replace('.OFL.txt', ''),
      version: 'font',
      licence: 'OFL-1.1',
      text: readFileSync(path.join(fonts, file), 'utf8').trim().replaceAll('\r\n', '\n'),
    }));
}

function licenceOf(folder: string): string {
  const { license, licenses } = readJson(folder, 'package.json') as {
    license?: string;
    licenses?: { type: string }[];
  };
  return license ?? licenses?.map(({ type }) => type).join(' or ') ?? 'see below';
}

function licenceText(folder: string): string {
  const files = globSync('{LICENSE,LICENCE,License,license,NOTICE}*', { cwd: inRoot(folder) }).toSorted();
  const texts = files.map((file) => readFileSync(inRoot(folder, file), 'utf8').trim());
  return texts.join('\n\n').replaceAll('\r\n', '\n');
}

function write(notices: readonly Notice[]): string {
  const rows = notices.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  const byText = Map.groupBy(notices, ({ text }) => text);
  const texts = [...byText]
    .filter(([text]) => text !== '')
    .map(([text, sharing]) => {
      const names = sharing.map(({ name, version }) => `${name} ${version}`).join(', ');
      return `## ${names}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
    });
  return [HEAD, '| name | version | licence |', '|---|---|---|', ...rows, '', ...texts].join('\n');
}

function readJson(...parts: string[]): unknown {
  return JSON.parse(readFileSync(inRoot(path.join(...parts)), 'utf8'));
}

const wanted = write([...noticesInLockfile(), ...noticesOfFonts()]);
if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, wanted);
} else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== wanted) {
  console.log(
    'THIRD-PARTY-NOTICES.md does not match package-lock.json and the fonts: run "npm run notices".',
  );
  process.exitCode = 1;
}
