import {
  altText,
  calendarDay,
  drawing,
  emailAddress,
  fieldsOf,
  filledListOf,
  listOf,
  oneOf,
  type PictureField,
  pageOrWebAddress,
  phoneNumber,
  prose,
  repositoryName,
  webAddress,
  wholeNumber,
  words,
  yesOrNo,
} from './fields.ts';
import { MENU_PAGES } from './page-names.ts';
import { eggPricing, priceList } from './price-schema.ts';

/** What content may be: one place for the site, the content check and the editor. */

export const FOCUS_POINTS = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
] as const;

// What holds no picture is made once: a schema is made anew for every file that is checked.

const focus = oneOf(FOCUS_POINTS)
  .default('center')
  .describe('The part of the picture that must stay visible where it is cropped.');
const pictureAlt = altText().describe('One sentence that says what the picture shows.');

const describedPicture = (picture: PictureField) => ({
  img: picture().describe('The picture’s file.'),
  alt: pictureAlt,
  focus,
});

const caption = words('Ducks on the pond').describe('The caption below the photo.');
const photoAlt = altText().describe('One sentence that says what the photo shows.');

const photo = (picture: PictureField) =>
  fieldsOf({
    img: picture().describe('The photo’s file.'),
    title: caption,
    alt: photoAlt,
    focus,
  });

const pageBasics = {
  title: words('About', 20).describe('The page’s name, in menus and in the browser’s tab.'),
  description: prose('Duck eggs near Missoula, Montana.').describe(
    'One sentence for search engines and link previews.',
  ),
};

export const farmSchema = (picture: PictureField) =>
  fieldsOf({
    name: words('Our Little Farm', 60).describe('The farm’s name.'),
    place: words('Near Missoula, Montana', 60).describe('Where the farm is, below its name.'),
    site: webAddress().describe('The address of this website.'),
    tipJar: webAddress()
      .optional()
      .describe(
        'The page where people can leave a tip. Without it, no page has a button for that.',
      ),
    newsletter: webAddress()
      .optional()
      .describe('The newsletter’s page. Without it, no page has a link to it.'),
    pickup: fieldsOf({
      title: words('Pickup or drop-off only').describe('The heading of the pickup note.'),
      area: words('Around Missoula, MT').describe('Where pickup and drop-off are possible.'),
      text: prose('No postal delivery.').describe('What else people should know.'),
    }).describe('How people get their eggs.'),
    payment: fieldsOf({
      title: words('Payment').describe('The heading of the payment note.'),
      ways: filledListOf(
        words('cash').refine((way) => !/:\/\/|^www\.|\.(?:com|org|net)\b/i.test(way), {
          error:
            'is a web address, which nobody can click there. Write the name of the app, like: Venmo',
        }),
        'Write at least one way to pay, like:  - cash',
      ).describe('The ways to pay, one a line.'),
    }).describe('How people pay.'),
    contact: fieldsOf({
      title: words('Contact', 60).default('Contact').describe('The heading of the contact note.'),
      phone: phoneNumber().optional().describe('The number that people may text or call.'),
      email: emailAddress().optional().describe('The address that people may write to.'),
      note: prose('Text us before you come.', 300)
        .optional()
        .describe('What people should know before they do.'),
    })
      .optional()
      .describe('How people reach you. Shown on Products, on About and at the foot of every page.'),
    notice: fieldsOf({
      text: prose('Sales are paused until the ducks lay again.', 300).describe('What it says.'),
      link: pageOrWebAddress(MENU_PAGES)
        .optional()
        .describe(`A page with more about it: ${MENU_PAGES.join(', ')} or a web address.`),
      linkText: words('Read more', 60).default('Read more').describe('The words of that link.'),
      lastDay: calendarDay()
        .optional()
        .describe(
          'The last day it counts, in Mountain Time. After it, the notice is no longer shown.',
        ),
    })
      .optional()
      .describe('A short notice on every page, such as: sales are paused.'),
    platforms: listOf(
      fieldsOf({
        name: words('Instagram', 40).describe('What the place is called.'),
        link: webAddress().describe('Your own page there.'),
      }),
    ).describe('Where else people can find you. Shown at the foot of every page and on About.'),
    logo: drawing(picture)
      .optional()
      .describe(
        'The logo, shown round on Home, on About, in the top bar and as the icon. Without one, it is made of your farm’s letters.',
      ),
    logoAlt: altText().optional().describe('What the logo shows.'),
    profileMenu: listOf(words('Profile')).describe(
      'The words in the menu behind the little person at the top. A tap on one only closes the menu.',
    ),
    offline: yesOrNo()
      .default(true)
      .describe('Whether phones keep the pages for places without signal.'),
    repository: repositoryName()
      .optional()
      .describe('The site’s repository on GitHub, if you want to change the site from your phone.'),
  });

export const homeSchema = (picture: PictureField) =>
  fieldsOf({
    ...pageBasics,
    hero: fieldsOf(describedPicture(picture)).describe('The wide picture at the top.'),
    cards: listOf(
      fieldsOf({
        title: words('The View').describe('The name on the packet.'),
        page: oneOf(MENU_PAGES).describe('The page that the button leads to.'),
        button: words('Learn More').describe('The words on the button.'),
        ...describedPicture(picture),
      }),
    ).describe('The seed packets.'),
    construction: fieldsOf({
      title: words('Under construction').describe('The heading of the notice.'),
      text: prose('The farm is under construction.').describe('The text of the notice.'),
      button: words('Donate').describe('The words on the button.'),
      link: pageOrWebAddress(MENU_PAGES)
        .optional()
        .describe(
          `Where the button goes: ${MENU_PAGES.join(', ')} or a web address. Without it, to the tip jar.`,
        ),
      ornament: picture().optional().describe('A cut-out bird that stands on the notice.'),
    }).describe('The golden notice.'),
  });

export const aboutSchema = (picture: PictureField) =>
  fieldsOf({
    ...pageBasics,
    heading: words('More info is coming soon').describe('The text on the sign.'),
    story: listOf(prose('We bought the place in 2009.')).describe(
      'The story of your farm, below the sign. One paragraph per entry.',
    ),
    photo: fieldsOf(describedPicture(picture))
      .optional()
      .describe('A photo beside the story: you, the farm, the dog.'),
    newsletterButton: words('Read the newsletter').describe('The button to the newsletter.'),
    tipJarButton: words('Visit the tip jar').describe('The button to the tip jar.'),
    platformsHeading: words('Find us here too', 60)
      .default('Find us here too')
      .describe('The heading above the other platforms, if the farm has some.'),
    landscape: picture().describe('The landscape that the sign stands in.'),
  });

export const productsSchema = (picture: PictureField) =>
  fieldsOf({
    ...pageBasics,
    heading: words('Welcome to the farm').describe('The big heading.'),
    tally: listOf(
      fieldsOf({
        count: wholeNumber(5).describe('The big number.'),
        what: words('ducks').describe('What is counted.'),
        detail: words('4 laying and one drake').optional().describe('A line below it.'),
      }),
    ).describe('The big numbers.'),
    intro: prose('Our birds are free range.').describe('The text below the numbers.'),
    pricesLink: words('See all prices', 60)
      .default('See all prices')
      .describe('The words of the link to the prices.'),
    pricesHeading: words('Pricing', 60)
      .default('Pricing')
      .describe('The heading of a price list that is named like its section.'),
    galleryLink: words('See the gallery').describe('The words of the link to the gallery.'),
    picture: fieldsOf(describedPicture(picture)).describe('The picture beside the heading.'),
    supportButton: words('Support on Ko-fi').describe('The button at the foot of the page.'),
  });

export const gallerySchema = (picture: PictureField) =>
  fieldsOf({
    ...pageBasics,
    heading: words('Around the farm').describe('The heading once there are photos.'),
    comingSoon: fieldsOf({
      heading: words('Photos are coming soon').describe('The heading until there are photos.'),
      description: prose('Photos of the farm are coming soon.')
        .optional()
        .describe('The sentence for search engines and link previews until there are photos.'),
      text: prose('The gallery is under construction.').describe('The text below it.'),
      button: words('Donate').describe('The words on the button to the tip jar.'),
      proofs: listOf(picture()).describe('Pictures that hold the places of the photos to come.'),
    }).describe('What the page says until there are photos.'),
    photos: listOf(photo(picture)).describe('The photos of the gallery.'),
  });

export const blogSchema = (_picture: PictureField) =>
  fieldsOf({
    ...pageBasics,
    heading: words('Blog').describe('The big heading.'),
    intro: prose('Cross-posted from the newsletter.').describe('The text beside the heading.'),
    button: words('View Post').describe('The words on each card’s button.'),
    comingSoon: words('Posts are coming soon')
      .default('Posts are coming soon')
      .describe('Shown until there are posts. Until then, the menus leave the page out.'),
  });

export const notFoundSchema = (picture: PictureField) =>
  fieldsOf({
    ...pageBasics,
    heading: words('This trail ends here').describe('The big heading.'),
    text: prose('There is no page at this address.').describe('The text below it.'),
    homeLink: words('Home').describe('The words on the plank that leads home.'),
    ornament: picture().optional().describe('A cut-out bird that stands on the signpost.'),
  });

const FORMER_NAMES = {
  youngBirds:
    'is now called priceList. Write priceList in its place, add  unit: each  below every price, and write its note below  notes:  with a dash ( - ) before it.',
};

const pricingPlaceholder = fieldsOf({
  title: words('Pricing').describe('The heading of the placeholder.'),
  text: prose('Pricing will come.').describe('What it says until there are prices.'),
})
  .optional()
  .describe('Shown beside the photos until there are prices.');

export const sectionSchema = (picture: PictureField) =>
  fieldsOf(
    {
      title: words('Ducks', 40).describe('The name of the section and of its tab.'),
      order: wholeNumber(1).describe(
        'Where the section stands: 1 comes first. No two have the same number.',
      ),
      hidden: yesOrNo()
        .default(false)
        .describe(
          'Whether visitors don’t see the section for now. It keeps its photos and prices.',
        ),
      ornament: picture().optional().describe('A cut-out bird that stands on the heading’s line.'),
      photos: listOf(photo(picture)).describe('The photos of the section.'),
      pricing: eggPricing.optional().describe('The egg prices.'),
      priceList: priceList(picture)
        .optional()
        .describe('The prices of anything else: young birds, honey, plants, quilts.'),
      pricingPlaceholder,
      comingSoon: words('Coming Soon')
        .default('Coming Soon')
        .describe('Shown until there are photos or prices.'),
      backdrop: picture().optional().describe('Decoration behind the words Coming Soon.'),
    },
    FORMER_NAMES,
  );

export const postSchema = (picture: PictureField) =>
  fieldsOf({
    title: words('Making Ducklings').describe('The title of the post.'),
    number: wholeNumber(1).describe(
      'The post’s number. The highest stands at the top of the page, so a new post gets the next one.',
    ),
    day: calendarDay()
      .optional()
      .describe('The day the post came out. Shown on its card, and feed readers sort by it.'),
    summary: prose('About hatching ducklings.').describe('One sentence about the post.'),
    link: webAddress().describe('The post’s own address on the newsletter.'),
    image: picture().describe('The picture on the card.'),
    alt: pictureAlt,
    focus,
    stamp: picture().optional().describe('A cut-out on the card’s stamp.'),
  });
