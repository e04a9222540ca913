import { emsInCapitals } from './name-size.ts';

/** What fits beside the logo on About's sign, in ems. */
const MAX_LINE_EMS = 7.4;
/** The width of lowercase letters, in capitals. */
const LOWERCASE = 0.8;

const emsOf = (text: string) => LOWERCASE * emsInCapitals(text);

/**
 * A heading in as few lines as it needs, of about the same length. It breaks at its commas if it can. With
 * `text-wrap: balance` alone, its box would stay as wide as its column, and nothing could center it.
 */
export function balancedLines(heading: string): string[] {
  const parts = heading
    .split(/(?<=,) /)
    .flatMap((phrase) => (emsOf(phrase) > MAX_LINE_EMS ? phrase.split(' ') : phrase));
  let lines = linesUpTo(MAX_LINE_EMS, parts);
  for (let ems = MAX_LINE_EMS; ems > 1; ems -= 0.2) {
    const shorter = linesUpTo(ems, parts);
    if (shorter.length > lines.length) break;
    lines = shorter;
  }
  return lines;
}

function linesUpTo(ems: number, parts: string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)} ${part}`;
    if (lines.length > 0 && emsOf(longer) <= ems) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}
