/** Labels for fields whose names don't make a good one. */
const LABELS: Record<string, string> = {
  img: 'Picture',
  alt: 'Picture description',
  image: 'Picture',
  logoAlt: 'Logo description',
  focus: 'Main part of the picture',
  site: 'Web address of this site',
  place: 'Location',
  contact: 'Contact info',
  platforms: 'Social pages',
  platformsHeading: 'Heading above social pages',
  offline: 'Works without signal',
  repository: 'GitHub repository',
  hero: 'Top picture',
  cards: 'Seed packets',
  construction: 'Under construction',
  button: 'Button text',
  supportButton: 'Tip jar button',
  proofs: 'Placeholder pictures',
  backdrop: 'Background picture',
  landscape: 'Background picture',
  valley: 'Valley drawing',
  count: 'How many',
  quantity: 'How many eggs',
  what: 'Of what',
  day: 'Date',
  number: 'Post number',
  stamp: 'Small corner picture',
  asOf: 'Date',
  ornament: 'Decoration',
  tally: 'Big numbers',
  order: 'Position on the page',
  pricing: 'Egg prices',
  priceList: 'Prices',
  pricingPlaceholder: '“No prices yet” text',
  availability: 'What we have today',
  ways: 'Ways to pay',
  priceAsIs: 'Unwashed',
  priceWashedEggs: 'Washed',
  amount: 'Price',
  rows: 'Prices',
  reusedCarton: 'With a reused carton',
  notFound: '“Page not found”',
};

/** "eggsPerCarton" → "Eggs per carton" */
export function labelOf(field: string): string {
  const spaced = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** "top-left" → "Top left" */
export const choiceLabel = (choice: string) => labelOf(choice.replaceAll('-', ' '));

/** The label of each list's entries. */
const SINGULARS: Record<string, string> = {
  photos: 'Photo',
  rows: 'Price',
  cards: 'Seed packet',
  notes: 'Note',
  story: 'Paragraph',
  ways: 'Way to pay',
  platforms: 'Social page',
  tally: 'Big number',
  profileMenu: 'Item',
  proofs: 'Picture',
};

export const singularOf = (list: string) => SINGULARS[list] ?? 'Entry';

/** The field with the name of a list entry. */
const NAMING_FIELDS = ['title', 'name', 'what'];

export const namingField = (fields: object) => NAMING_FIELDS.find((field) => field in fields);

/** Labels like “No prices yet” text have quotes of their own. */
export const quote = (name: string) => (name.includes('“') ? name : `“${name}”`);

/** "No photos", "1 photo", "5 photos" */
export const formatPhotoCount = (count: number) =>
  count === 1 ? '1 photo' : `${count || 'No'} photos`;
