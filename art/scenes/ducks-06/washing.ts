import { printBird } from '../../birds/bird.ts';
import { stillEgg } from '../../birds/still-egg.ts';
import { closed } from '../../hand/geometry.ts';
import { fill, inkLine, inkLines, type Svg, SWELL } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, layer, shade } from '../../hand/press.ts';
import { contactShadow, straw } from '../../land/ground.ts';
import { streaks } from '../../land/sky.ts';

/** A white enamel basin with a blue rim. */
export function basin(): Svg {
  const bowl = closed('96,690! 120,770 180,830 330,848 480,830 540,770 566,690!').d;
  const mouth = closed('92,690 160,652 331,640 502,652 570,690 502,728 331,740 160,728').d;
  const water = closed('136,698 190,674 331,664 472,674 526,698 472,722 331,730 190,722').d;
  return (
    layer(contactShadow(400, 846, 520, 44), 'soft') +
    layer(
      fill(bowl, inks.white) +
        clip(bowl, shade(bowl, inks.dusk, { from: [250, 700], to: [540, 860], end: 1 })) +
        fill(mouth, inks.dusk) +
        fill(
          closed('106,690 168,658 331,648 494,658 556,690 494,720 331,730 168,720').d,
          inks.white,
        ) +
        fill(water, inks.mist) +
        clip(
          water,
          shade(water, inks.dusk, { from: [240, 670], to: [500, 730], end: 0.9 }) +
            streaks(140, 668, 380, 56, { count: 9, length: [50, 150], width: [3, 6], seed: 4 }),
        ),
      'bird',
    ) +
    layer(inkLines([[6, '566,694 541,770 481,830 331,850 200,834']], SWELL), 'key')
  );
}

/** A striped towel, its near corner folded. */
export function cloth(): Svg {
  const { d } = closed(
    '60,906! 150,866 330,850 540,862 654,884! 664,940 640,1010 676,1070! 520,1092 330,1076 180,1098 30,1078! 44,1000',
  );
  const stripes = [
    '70,940 300,908 520,916 660,936',
    '66,962 300,930 520,938 656,958',
    '40,1040 300,1016 520,1030 660,1030',
    '38,1062 300,1038 520,1052 670,1052',
  ];
  const stripe = (knots: string, i: number) => inkLine(knots, i % 2 ? 7 : 15, () => 1, inks.rust);
  return (
    layer(contactShadow(390, 1080, 700, 40), 'soft') +
    layer(
      fill(d, overprints.linen) +
        clip(
          d,
          stripes.map(stripe).join('') +
            shade(d, inks.tan, { from: [260, 900], to: [660, 1100], end: 0.5 }),
        ),
      'bird',
    ) +
    layer(
      inkLines([
        [4, '664,940 641,1010 675,1068'],
        [5, '676,1071 520,1094 330,1078 180,1100 32,1080'],
        [3, '470,1080 500,1000 480,930'],
        [3, '170,1090 160,1040 186,990'],
      ]),
      'key',
    )
  );
}

/** As they come from the nest: straw on them, and worse. */
export function unwashed(): Svg {
  const eggs = [
    stillEgg(236, 936, {
      height: 236,
      tilt: -64,
      shell: overprints.tintedEgg,
      smudges: 6,
      seed: 3,
    }),
    stillEgg(512, 912, { height: 246, tilt: 12, shell: inks.white, smudges: 6, seed: 8 }),
    stillEgg(400, 996, { height: 214, tilt: 74, shell: overprints.duckEgg, smudges: 4, seed: 11 }),
  ];
  const wisps = (seed: number, colour: string, count: number) =>
    straw([400, 1040], [250, 30], count, colour, seed, {
      inner: 0.5,
      outer: 1.05,
      scale: 0.62,
      from: 0.5,
      to: 2.6,
    });
  return (
    layer(contactShadow(410, 1050, 470, 80, inks.umber), 'soft') +
    layer(
      straw([390, 960], [230, 60], 26, inks.gold, 5, { inner: 0.4, outer: 1.1, scale: 0.8 }),
      'ink2',
    ) +
    eggs.map((egg) => printBird(egg, 0, 0)).join('') +
    layer(
      wisps(3, inks.gold, 12) +
        wisps(4, inks.apricot, 5) +
        inkLine('430,880 500,868 560,846', 5, SWELL, inks.gold) +
        inkLine('214,900 270,888 300,902', 4, SWELL, inks.gold) +
        inkLine('360,960 420,972 470,958', 4.4, SWELL, inks.gold),
      'ink3',
    )
  );
}
