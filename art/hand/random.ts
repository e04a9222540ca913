export interface Random {
  /** The next number from 0 up to 1. */
  (): number;
  between(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** A small seeded generator (mulberry32): the same seed always gives the same marks. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T;
  return Object.assign(next, { between, pick });
}
