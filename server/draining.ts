/** Whether the process is about to end, and whether anybody watches /readyz to find out. */
export interface Draining {
  readonly isOn: boolean;
  /** Somebody has asked /readyz. */
  noteAsked(): void;
  /** From now on /readyz says 503; resolves when whoever watches it has had the time to look elsewhere. */
  begin(): Promise<void>;
}

/** A load balancer that has not asked for this long, in milliseconds, is not there: probes come every few seconds. */
const WATCHED_MS = 60_000;

/** @param delaySeconds DRAIN_DELAY */
export function createDraining(delaySeconds: number): Draining {
  let isOn = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    get isOn() {
      return isOn;
    },
    noteAsked() {
      askedAt = performance.now();
    },
    begin() {
      isOn = true;
      const isWatched = performance.now() - askedAt < WATCHED_MS;
      return new Promise((resolve) => setTimeout(resolve, isWatched ? delaySeconds * 1000 : 0));
    },
  };
}
