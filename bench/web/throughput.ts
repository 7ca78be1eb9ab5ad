import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD } from './first-load-scripts.ts';
import { countResponses, CLIENT } from './keep-alive-client.ts';
import { median } from './median.ts';
import { withServer, startProduct, type Product } from './servers.ts';

const ROUNDS = 80;
const WARM_UP_ROUNDS = 15;
/** Short enough that no connection reaches the number of requests after which the product closes it. */
const ROUND_MS = 200;
const STATIC_FILE = '/assets/as-long-as-the-landing-page.css';
const ENCODINGS = { '': 'identity', '.br': 'br', '.gz': 'gzip' } as const;

/** The bytes of the landing page in an encoding. */
function landingBytes({ port }: Product, encoding: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const headers = { 'Accept-Encoding': encoding };
  get({ host: 'localhost', port, headers }, (answer) => {
    answer.toArray().then((chunks: Buffer[]) => resolve(Buffer.concat(chunks)), reject);
  }).on('error', reject);
  return promise;
}

/** Adds an asset to a build: the landing page's bytes in each encoding. */
async function addStaticFile(product: Product, build: string): Promise<void> {
  for (const [extension, encoding] of Object.entries(ENCODINGS)) {
    const bytes = await landingBytes(product, encoding);
    writeFileSync(path.join(build, 'client', STATIC_FILE + extension), bytes);
  }
}

type Round = { perSecond: number; answers: number; processorMs: number };

const CLOCK_TICK_MS = 10;

/** Processor time used by a process, where the system reports it. */
function processorMs(pid: number): number {
  if (process.platform !== 'linux') return NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
}

async function round({ port, pid }: Product, address: string): Promise<Round> {
  const before = processorMs(pid);
  const { answers, seconds } = await countResponses({ port, host: 'localhost', path: address }, ROUND_MS);
  return { answers, perSecond: answers / seconds, processorMs: processorMs(pid) - before };
}

type Rounds = Record<'page' | 'file', Round[]>;

/** Alternates the two, each first equally often, so that other load on the machine affects both. */
async function roundsOf(product: Product): Promise<Rounds> {
  const page = () => round(product, '/');
  const file = () => round(product, STATIC_FILE);
  for (let index = 0; index < WARM_UP_ROUNDS; index += 1) {
    await page();
    await file();
  }
  const rounds: Rounds = { page: [], file: [] };
  for (let index = 0; index < ROUNDS; index += 1) {
    if (index % 2 === 0) rounds.page.push(await page());
    rounds.file.push(await file());
    if (index % 2 === 1) rounds.page.push(await page());
  }
  return rounds;
}

function printRow(name: string, rounds: readonly Round[]): void {
  const perSecond = Math.round(median(rounds.map((each) => each.perSecond)));
  const sum = (figure: 'answers' | 'processorMs'): number =>
    rounds.reduce((total, each) => total + each[figure], 0);
  const micros = ((sum('processorMs') * 1000) / sum('answers')).toFixed(1);
  console.log(`  ${name.padEnd(44)} ${String(perSecond).padStart(6)}  ${micros} µs of processor time each`);
}

function printRounds({ page, file }: Rounds): boolean {
  console.log(`\nAnswers per second from one server process: ${CLIENT}`);
  console.log(`Median of ${ROUNDS} alternate rounds of ${ROUND_MS} ms`);
  printRow('/', page);
  printRow(STATIC_FILE, file);
  const ratio = median(page.map(({ perSecond }, index) => perSecond / (file[index]?.perSecond ?? NaN)));
  console.log(`${ratio >= 1 ? '✓' : '✗'} ${ratio.toFixed(3)} landing pages per static file, at least 1`);
  return ratio >= 1;
}

/** Compares landing pages with a precompressed static file of the same bytes: same process, alternate rounds. */
export async function compareThroughput(): Promise<boolean> {
  const build = mkdtempSync(path.join(tmpdir(), 'bench-web-'));
  try {
    cpSync(BUILD, build, { recursive: true });
    await withServer(startProduct, (product) => addStaticFile(product, build));
    const settings = { WEB_BUNDLE: path.join(build, 'server', 'index.js') };
    return printRounds(await withServer(() => startProduct(settings), roundsOf));
  } finally {
    rmSync(build, { recursive: true });
  }
}
