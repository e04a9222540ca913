/** Stands for src/pictures/tones.ts, which reads files: a picture that is here needs no color meanwhile. */
export const toneOf = async () => 'paper' as const;
