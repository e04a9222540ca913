import { LENS } from '../hand/marks.ts';
import { random } from '../hand/random.ts';
import { slim, slimLine } from '../logo/duck.ts';

/** Board joints and grain for the entrance sign; stretches with it. */
export function planks(): string {
  const next = random(11);
  const joints = [150, 302, 448]
    .map((y) =>
      slimLine(
        [
          [0, y],
          [300, y + next.between(-2, 2)],
          [700, y + next.between(-2, 2)],
          [1200, y],
        ],
        4,
        () => 1,
        3,
      ),
    )
    .join('');
  const grain = { dark: '', light: '' };
  for (let i = 0; i < 46; i++) {
    const [y, x, l] = [next.between(8, 592), next.between(-100, 1100), next.between(120, 520)];
    const mark = slimLine(
      [
        [x, y],
        [x + l * 0.4, y + next.between(-5, 5)],
        [x + l, y + next.between(-3, 3)],
      ],
      next.between(2, 4),
      LENS,
      3,
    );
    grain[next() < 0.5 ? 'dark' : 'light'] += mark;
  }
  return slim(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" preserveAspectRatio="none">',
      `<path fill="#2A1810" fill-opacity=".55" d="${joints}"/>`,
      `<path fill="#3A2317" fill-opacity=".5" d="${grain.dark}"/>`,
      `<path fill="#7C5540" fill-opacity=".5" d="${grain.light}"/>`,
      '</svg>',
    ].join(''),
  );
}
