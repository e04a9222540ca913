import { test } from '@playwright/test';
import { builtFarm } from '../support/built-farm.ts';
import { FROZEN_CONTENT } from '../support/farm-copy.ts';

const GALLERY = ['01', '02', '03', '04', '05'].map(
  (number) => `  - img: ./gallery/proof-${number}.webp
    title: The ${number} of the photos that are here to see
    alt: A photo of the farm, number ${number}.`,
);
const MORE_DUCKS = ['a', 'b', 'c'].map(
  (letter) => `  - img: ./ducks/ducks-01.webp
    title: ${`${letter.toUpperCase()} caption that says a great deal about one photo. `.repeat(3).slice(0, 118)}
    alt: A photo of ducks.`,
);
const HONEY = `title: Honey, beeswax and wildflower honeycomb
order: 5
photos:
  - img: ./ducks/ducks-05.webp
    title: From the hives behind the barn
    alt: A photo of a nest.
`;

/** A farm with more of everything: the longest name, five sections, long captions, a full gallery. */
test('a full farm is built', () => {
  test.setTimeout(300_000);
  builtFarm('full', FROZEN_CONTENT, ({ replace, write, read }) => {
    const farm = read('content/farm.yaml')
      .replace(/^name: .*/m, 'name: Bitterroot Valley Waterfowl & Grandma’s Daughters’ Homestead')
      .replace(
        /^place: .*/m,
        'place: Between Lolo and Stevensville on the Bitterroot River, Montana',
      )
      .replace(
        /^platforms: .*/m,
        `platforms:
  - name: Instagram
    link: https://www.instagram.com/farm
  - name: The Clark Fork farmers’ market
    link: https://market.example.com
notice:
  text: Sales are paused while the ducks take a rest, and the road is closed below the bridge.
  link: products
  linkText: See what we have`,
      );
    write('content/farm.yaml', farm);
    replace('content/pages/products.yaml', /^title: .*/m, 'title: Everything we sell');
    replace('content/pages/gallery.yaml', /^photos: .*/m, `photos:\n${GALLERY.join('\n')}`);
    replace('content/products/ducks.yaml', /^photos:$/m, `photos:\n${MORE_DUCKS.join('\n')}`);
    write('content/products/honey.yaml', HONEY);
  });
});
