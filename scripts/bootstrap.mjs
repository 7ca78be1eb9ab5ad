// The first thing every npm command runs, on whatever Node (20 or newer) is there: no dependencies, no TypeScript.
// Installs when needed, finds a Node that strips types, and runs scripts/<task>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const startedAt = Date.now();
const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const OLDEST_NODE = [24, 12];

const [task = '', ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${task}.ts`);
if (!/^[a-z-]+$/.test(task) || !existsSync(script)) {
  stop(`There is no task "${task}". See "scripts" in package.json.`);
}

if (isInstallStale()) install();
handOver(findNode());

function isInstallStale() {
  const installed = path.join(modules, '.package-lock.json');
  const wanted = path.join(root, 'package-lock.json');
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs;
}

function install() {
  console.log('Installing dependencies (npm ci) …');
  const npmArgs = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const npm = spawnSync('npm', npmArgs, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (npm.status !== 0) stop('npm ci failed: see its message above.');
}

function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const packaged = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(packaged)) return packaged;
  return stop(
    `Fairlead needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}, and the optional ` +
      'npm package "node", which brings one along, is not installed.\n' +
      'Either install Node 24 from https://nodejs.org, or run "npm ci --include=optional" where npm may run ' +
      'install scripts and reach its registry.',
  );
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

function handOver(node) {
  const PATH = [path.dirname(node), path.join(modules, '.bin'), process.env.PATH].join(path.delimiter);
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH, FAIRLEAD_STARTED_AT: String(startedAt) },
  });
  // A terminal already sends Ctrl-C to the whole group; forwarding it too would look like an impatient second one.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
