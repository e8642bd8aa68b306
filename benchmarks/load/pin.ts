import { spawnSync } from 'node:child_process';

/** Which cores the parts of a measurement may use. */
export interface Places {
  /** One for each process, as far as the cores reach. */
  processes: readonly number[];
  /** PostgreSQL and whoever asks: the cores that are left, or all when none is. */
  others: readonly number[];
}

/** The cores that this process may use; none where processes cannot be pinned. */
export function readCores(): number[] {
  const { stdout } = spawnSync('taskset', ['-c', '-p', String(process.pid)], { encoding: 'utf8' });
  const ranges = /list: ([\d,-]+)/.exec(stdout ?? '')?.[1]?.split(',') ?? [];
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

export function choosePlaces(processes: number, cores: readonly number[]): Places {
  const left = cores.slice(processes);
  return {
    processes: Array.from({ length: processes }, (_, at) => cores[at % cores.length] ?? 0),
    others: left.length > 0 ? left : cores,
  };
}

/** Keeps a process with all its threads, and whatever it starts from now on, on these cores, if any are named. @throws Error when it cannot be */
export function pin(pid: number, cores: readonly number[]): void {
  if (cores.length === 0) return;
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', cores.join(','), String(pid)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The process could not be pinned: ${stderr}`);
}

/** `1 on core 0 (PostgreSQL and the senders on core 1)`. */
export function presentPlaces({ processes, others }: Places): string {
  const used = [...new Set(processes)];
  return `${processes.length} on ${presentCores(used)} (PostgreSQL and the senders on ${presentCores(others)})`;
}

function presentCores(cores: readonly number[]): string {
  return `core${cores.length > 1 ? 's' : ''} ${cores.join(', ')}`;
}
