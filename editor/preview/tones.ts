/** Replaces src/pictures/tones.ts, which reads files. */
export const toneOf = async () => 'paper' as const;
