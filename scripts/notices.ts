// Writes THIRD-PARTY-NOTICES.md: the licences of every library that runs in the product. --check only compares.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.ts';

const TARGET = inRoot('THIRD-PARTY-NOTICES.md');
const HEAD = `# Third-party notices

Fairlead runs on the libraries below, each under its own licence. Written by \`npm run notices\` from the lockfile; tools that
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
  return [HEAD, '| library | version | licence |', '|---|---|---|', ...rows, '', ...texts].join('\n');
}

function readJson(...parts: string[]): unknown {
  return JSON.parse(readFileSync(inRoot(path.join(...parts)), 'utf8'));
}

const wanted = write(noticesInLockfile());
if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, wanted);
} else if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== wanted) {
  console.log('THIRD-PARTY-NOTICES.md does not match package-lock.json: run "npm run notices".');
  process.exitCode = 1;
}
