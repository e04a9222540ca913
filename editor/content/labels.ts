/** Labels for fields whose names don't make a good one. */
const LABELS: Record<string, string> = {
  img: 'Picture',
  alt: 'Picture description',
  image: 'Picture',
  logoAlt: 'Logo description',
  focus: 'Keep in view',
  tipJar: 'Tip jar',
  site: 'Web address of this site',
  place: 'Location',
  contact: 'Contact info',
  platforms: 'Social pages',
  platformsHeading: 'Heading of social pages',
  offline: 'Works without signal',
  repository: 'GitHub repository',
  hero: 'Top picture',
  cards: 'Seed packets',
  construction: 'Under construction',
  button: 'Button text',
  proofs: 'Placeholder pictures',
  backdrop: 'Background picture',
  landscape: 'Background picture',
  count: 'Number',
  quantity: 'How many eggs',
  what: 'What is counted',
  day: 'Date',
  number: 'Post number',
  stamp: 'Small corner picture',
  asOf: 'As of',
  ornament: 'Decoration',
  tally: 'Counts',
  profileMenu: 'Profile menu',
  order: 'Position on the page',
  hidden: 'Hidden for now',
  pricing: 'Egg prices',
  priceList: 'Other prices',
  pricingPlaceholder: 'Text until there are prices',
  availability: 'What we have today',
  ways: 'Ways to pay',
  priceAsIs: 'Unwashed',
  priceWashedEggs: 'Washed',
  amount: 'Price',
  rows: 'Prices',
  unit: 'Price is for',
  reusedCarton: 'With a reused carton',
  notFound: 'Page not found',
};

/** "eggsPerCarton" → "Eggs per carton" */
export function labelOf(field: string): string {
  const spaced = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The singular of each list's label. */
const ONE_OF: Record<string, string> = {
  photos: 'photo',
  rows: 'row',
  cards: 'seed packet',
  notes: 'note',
  story: 'paragraph',
  ways: 'way to pay',
  platforms: 'social page',
  tally: 'count',
  profileMenu: 'item',
  proofs: 'picture',
};

export const oneOfList = (list: string) => ONE_OF[list] ?? 'entry';

/** The field with the name of a list entry. */
const NAMING_FIELDS = ['title', 'name', 'what'];

export const namingField = (fields: object) => NAMING_FIELDS.find((field) => field in fields);
