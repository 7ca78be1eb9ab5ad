/** A module of the browser's build. Modules are named by their ids. */
export interface BuiltModule {
  /** What has to be there before it runs. */
  readonly imports: readonly string[];
  /** How much it counts as a page or as a part that is loaded later; 0 where others only import it. */
  readonly opened: number;
  /** About how many bytes it is, compressed. */
  readonly bytes: number;
}

/** Modules in one file. */
interface SharedFile {
  modules: readonly string[];
  bytes: number;
  /** The pages and later parts that load it, a bit for each. */
  loadedBy: bigint;
  imports: Set<SharedFile>;
}

/** What one more file costs a page: it is compressed separately, and is one more request. */
export const BYTES_OF_A_FILE = 600;

/**
 * Puts modules that the same pages need into one file, and joins files as long as that costs less than the files
 * that it saves: joined files are loaded, with all that they import, by each page that needs one of them.
 * @param isElsewhere whether a module is in a file that every page has
 * @returns the name of the file of each module that more than one page needs
 */
export function filesOfPages(
  modules: ReadonlyMap<string, BuiltModule>,
  isElsewhere: (id: string) => boolean,
): ReadonlyMap<string, string> {
  const { loadedBy, timesOf } = loadsOf(modules);
  const shared = [...loadedBy.keys()].filter(
    (id) => isMoreThanOne(loadedBy.get(id) ?? 0n) && !isElsewhere(id),
  );
  const files = joined(filesByLoads(modules, loadedBy, shared), timesOf);
  return new Map(
    files.flatMap(({ modules: together }, index) => together.map((id) => [id, `shared-${index}`] as const)),
  );
}

const isMoreThanOne = (bits: bigint): boolean => (bits & (bits - 1n)) !== 0n;

interface Loads {
  /** What loads each module, a bit for each. */
  readonly loadedBy: ReadonlyMap<string, bigint>;
  /** How often something of these is loaded. */
  readonly timesOf: (loads: bigint) => number;
}

function loadsOf(modules: ReadonlyMap<string, BuiltModule>): Loads {
  const loadedBy = new Map<string, bigint>();
  const times: number[] = [];
  for (const [top, { opened }] of modules) {
    if (opened === 0) continue;
    const bit = 1n << BigInt(times.length);
    times.push(opened);
    for (const id of reachedFrom([top], (one) => modules.get(one)?.imports ?? []))
      loadedBy.set(id, (loadedBy.get(id) ?? 0n) | bit);
  }
  const known = new Map<bigint, number>();
  const timesOf = (loads: bigint): number => {
    const before = known.get(loads);
    if (before !== undefined) return before;
    const sum = times.reduce(
      (total, each, index) => ((loads >> BigInt(index)) & 1n ? total + each : total),
      0,
    );
    known.set(loads, sum);
    return sum;
  };
  return { loadedBy, timesOf };
}

/** These, and what they lead to. */
export function reachedFrom<T>(from: Iterable<T>, nextOf: (one: T) => Iterable<T>): Set<T> {
  const reached = new Set(from);
  for (const one of reached) for (const next of nextOf(one)) reached.add(next);
  return reached;
}

function filesByLoads(
  modules: ReadonlyMap<string, BuiltModule>,
  loadedBy: ReadonlyMap<string, bigint>,
  shared: readonly string[],
): SharedFile[] {
  const groups = Map.groupBy(shared, (id) => loadedBy.get(id) ?? 0n);
  const files = [...groups].map(([loads, ids]) => ({
    modules: ids,
    bytes: ids.reduce((sum, id) => sum + (modules.get(id)?.bytes ?? 0), 0),
    loadedBy: loads,
    imports: new Set<SharedFile>(),
  }));
  const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)));
  for (const file of files)
    for (const id of file.modules)
      for (const imported of modules.get(id)?.imports ?? []) {
        const found = fileOf.get(imported);
        if (found && found !== file) file.imports.add(found);
      }
  return files;
}

/**
 * Joins the two files that it is worth most for, until it is worth it for none. They never import each other in a circle:
 * what imports a file is loaded by no more than the file is, so the one in between is always worth more.
 */
function joined(files: SharedFile[], timesOf: Loads['timesOf']): readonly SharedFile[] {
  const left = new Set(files);
  for (let pair = bestPair([...left], timesOf); pair !== null; pair = bestPair([...left], timesOf)) {
    const [one, other] = pair;
    left.delete(other);
    join(one, other, left);
  }
  return [...left];
}

function join(one: SharedFile, other: SharedFile, files: Iterable<SharedFile>): void {
  one.modules = [...one.modules, ...other.modules];
  one.bytes += other.bytes;
  one.loadedBy |= other.loadedBy;
  for (const imported of other.imports) one.imports.add(imported);
  for (const file of files) if (file.imports.delete(other)) file.imports.add(one);
  one.imports.delete(one);
  for (const file of reachedFrom(one.imports, ({ imports }) => imports)) file.loadedBy |= one.loadedBy;
}

function bestPair(
  files: readonly SharedFile[],
  timesOf: Loads['timesOf'],
): readonly [SharedFile, SharedFile] | null {
  let least = 0;
  let best: readonly [SharedFile, SharedFile] | null = null;
  for (const [index, one] of files.entries())
    for (const other of files.slice(index + 1)) {
      if ((one.loadedBy & other.loadedBy) === 0n) continue;
      const cost = costOfJoining(one, other, timesOf);
      if (cost >= least) continue;
      least = cost;
      best = [one, other];
    }
  return best;
}

/** In bytes, of everything that is opened; less than 0 where it is worth it. */
function costOfJoining(one: SharedFile, other: SharedFile, timesOf: Loads['timesOf']): number {
  const loads = one.loadedBy | other.loadedBy;
  const more = (file: SharedFile): number => timesOf(loads & ~file.loadedBy);
  const own = more(one) * one.bytes + more(other) * other.bytes;
  const saved = BYTES_OF_A_FILE * timesOf(one.loadedBy & other.loadedBy);
  if (own >= saved) return own - saved;
  const imported = reachedFrom([...one.imports, ...other.imports], ({ imports }) => imports);
  imported.delete(one);
  imported.delete(other);
  return [...imported].reduce((sum, file) => sum + more(file) * (file.bytes + BYTES_OF_A_FILE), own - saved);
}
