import {
  altText,
  calendarDate,
  drawing,
  emailAddress,
  filledListOf,
  listOf,
  oneOf,
  type PictureField,
  pageOrWebAddress,
  phoneNumber,
  prose,
  repositoryName,
  strictFields,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './fields.ts';
import { MENU_PAGES } from './page-names.ts';
import { eggPricing, priceList } from './price-schema.ts';

/** The schema of all content, for the site, the content check and the editor. */

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

// Shared by all schemas. Only fields with a picture are created for each checked file.

const focus = oneOf(FOCUS_POINTS)
  .default('center')
  .describe('If the photo is trimmed, keep this part.');
const pictureAlt = altText().describe(
  'One sentence that says what the picture shows, for people who can’t see it.',
);

const describedPicture = (picture: PictureField) => ({
  img: picture().describe('From your camera or album.'),
  alt: pictureAlt,
  focus,
});

const caption = text('Ducks on the pond')
  .describe('Shows below the photo.')
  .meta({ title: 'Caption' });
const heading = (example: string, maxLength?: number) =>
  text(example, maxLength).meta({ title: 'Heading' });
const photoAlt = altText().describe(
  'One sentence that says what the photo shows, for people who can’t see it.',
);

const photo = (picture: PictureField) =>
  strictFields({
    img: picture().describe('From your camera or album.'),
    title: caption,
    alt: photoAlt,
    focus,
  });

const pageFields = {
  title: text('About', 20).describe('The page’s name in the menus and in the browser’s tab.'),
  description: prose('Duck eggs near Missoula, Montana.').describe(
    'One sentence that Google and link previews show.',
  ),
};

export const farmSchema = (picture: PictureField) =>
  strictFields({
    name: text('Our Little Farm', 60).describe('Your farm’s name.'),
    place: text('Near Missoula, Montana', 60).describe(
      'Where the farm is. It shows below the name.',
    ),
    site: webAddress().describe('The web address people type to find this site.'),
    tipJar: webAddress()
      .optional()
      .describe('The page where people can leave a tip. Without it, the site has no tip button.'),
    newsletter: webAddress()
      .optional()
      .describe('Your newsletter’s page. Without it, the site has no link to it.'),
    pickup: strictFields({
      title: heading('Pickup or drop-off only').describe('The heading of the pickup note.'),
      area: text('Around Missoula, MT').describe('Where people can pick up or you drop off.'),
      text: prose('No postal delivery.').describe('Anything else people should know.'),
    }).describe('How people get their eggs.'),
    payment: strictFields({
      title: heading('Payment').describe('The heading of the payment note.'),
      ways: filledListOf(
        text('cash').refine((way) => !/:\/\/|^www\.|\.(?:com|org|net)\b/i.test(way), {
          error:
            'is a web address, and no one can tap it there. Enter the name of the app, like: Venmo',
        }),
        'Enter at least one way to pay, like:  - cash',
      ).describe('How people can pay, like: cash, Venmo.'),
    }).describe('How people pay.'),
    contact: strictFields({
      title: heading('Contact', 60).default('Contact').describe('The heading of the contact note.'),
      phone: phoneNumber().optional().describe('The number people can text or call.'),
      email: emailAddress().optional().describe('The email address people can write to.'),
      note: prose('Text us before you come.', 300)
        .optional()
        .describe('What people should know before they get in touch.'),
    })
      .optional()
      .describe(
        'How people reach you. It shows on Products, on About and at the bottom of every page.',
      ),
    notice: strictFields({
      text: prose('Sales are paused until the ducks lay again.', 300).describe(
        'What the notice says.',
      ),
      link: pageOrWebAddress(MENU_PAGES).optional().describe('A page with more about it.'),
      linkText: text('Read more', 60).default('Read more').describe('(optional) Like: See prices'),
      lastDay: calendarDate()
        .optional()
        .describe('The last day it shows. Leave it empty to show it until you remove it.'),
    })
      .optional()
      .describe('A short notice on every page, like: Sales are paused.'),
    platforms: listOf(
      strictFields({
        name: text('Instagram', 40).describe('Like: Instagram'),
        link: webAddress().describe('The web address of your page there.'),
      }),
    ).describe(
      'Where else people can find you. They show at the bottom of every page and on About.',
    ),
    logo: drawing(picture)
      .optional()
      .describe(
        'It shows as a circle on Home, on About, in the top bar and as the site’s icon. Without one, the logo is made from your farm’s initials.',
      ),
    logoAlt: altText().optional().describe('One sentence that says what the logo shows.'),
    profileMenu: listOf(text('Profile')).describe(
      'The menu behind the egg at the top right. Remove all items and it’s gone.',
    ),
    offline: yesOrNo()
      .default(true)
      .describe('Visitors’ phones save the pages, so people can read them without signal.'),
    repository: repositoryName()
      .optional()
      .describe('Your site’s repository on GitHub. You need it to edit from your phone.'),
  });

export const homeSchema = (picture: PictureField) =>
  strictFields({
    ...pageFields,
    hero: strictFields(describedPicture(picture)).describe('The wide picture at the top.'),
    cards: listOf(
      strictFields({
        title: text('The View').describe('The name on the seed packet.'),
        page: oneOf(MENU_PAGES).describe('The page that the button opens.'),
        button: text('Learn More').describe('The text on the button.'),
        ...describedPicture(picture),
      }),
    ).describe('The seed packets on Home. Each has a button that opens a page.'),
    construction: strictFields({
      title: heading('Under construction').describe('The heading of the notice.'),
      text: prose('The farm is under construction.').describe('The text of the notice.'),
      button: text('Donate').describe('The text on the button.'),
      link: pageOrWebAddress(MENU_PAGES)
        .optional()
        .describe('The page that the button opens. Without a link, it opens your tip jar.'),
      ornament: picture().optional().describe('A cut-out bird on top of the notice.'),
    }).describe('The gold notice on Home.'),
  });

export const aboutSchema = (picture: PictureField) =>
  strictFields({
    ...pageFields,
    heading: text('More info is coming soon').describe('The text on the sign.'),
    story: listOf(prose('We bought the place in 2009.')).describe(
      'The story of your farm. It shows below the sign.',
    ),
    photo: strictFields(describedPicture(picture))
      .optional()
      .describe('A photo next to the story: you, the farm, the dog.'),
    newsletterButton: text('Read the newsletter').describe(
      'The text on the button that opens your newsletter.',
    ),
    tipJarButton: text('Visit the tip jar').describe(
      'The text on the button that opens your tip jar.',
    ),
    platformsHeading: text('Find us here too', 60)
      .default('Find us here too')
      .describe('The heading above your social pages. It shows once you have some.'),
    landscape: picture().describe('The landscape behind the sign.'),
  });

export const productsSchema = (picture: PictureField) =>
  strictFields({
    ...pageFields,
    heading: text('Welcome to the farm').describe('The big heading.'),
    tally: listOf(
      strictFields({
        count: wholeNumber(5).describe('The big number.'),
        what: text('ducks').describe('Like: ducks'),
        detail: text('4 laying and one drake').optional().describe('A line below the number.'),
      }),
    ).describe('The big numbers at the top of Products, like: 5 ducks.'),
    intro: prose('Our birds are free range.').describe('The text below the numbers.'),
    pricesLink: text('See all prices', 60)
      .default('See all prices')
      .describe('The text of the link to the prices.'),
    pricesHeading: text('Pricing', 60)
      .default('Pricing')
      .describe('The heading of a price list that has the same name as its section.'),
    galleryLink: text('See the gallery').describe('The text of the link to the gallery.'),
    picture: strictFields(describedPicture(picture)).describe('The picture next to the heading.'),
    supportButton: text('Support on Ko-fi').describe(
      'The text on the button at the bottom of the page.',
    ),
  });

export const gallerySchema = (picture: PictureField) =>
  strictFields({
    ...pageFields,
    heading: text('Around the farm').describe('The heading once there are photos.'),
    comingSoon: strictFields({
      heading: text('Photos are coming soon').describe('The heading until there are photos.'),
      description: prose('Photos of the farm are coming soon.')
        .optional()
        .describe('The sentence that Google and link previews show until there are photos.'),
      text: prose('The gallery is under construction.').describe('The text below it.'),
      button: text('Donate').describe('The text on the button that opens your tip jar.'),
      proofs: listOf(picture()).describe('Pictures that show until you add photos.'),
    }).describe('What the page shows until there are photos.'),
    photos: listOf(photo(picture)).describe('The photos in the gallery.'),
  });

export const blogSchema = (_picture: PictureField) =>
  strictFields({
    ...pageFields,
    heading: text('Blog').describe('The big heading.'),
    intro: prose('Cross-posted from the newsletter.').describe('The text next to the heading.'),
    button: text('View Post').describe('The text on each post’s button.'),
    comingSoon: text('Posts are coming soon')
      .default('Posts are coming soon')
      .describe('Shows until there are posts. Until then, the menus leave out the Blog page.'),
  });

export const notFoundSchema = (picture: PictureField) =>
  strictFields({
    ...pageFields,
    heading: text('This trail ends here').describe('The big heading.'),
    text: prose('There is no page at this address.').describe('The text below it.'),
    homeLink: text('Home').describe('The text on the Home sign.'),
    ornament: picture().optional().describe('A cut-out bird on top of the signpost.'),
  });

const FORMER_NAMES = {
  youngBirds:
    'is now called priceList. Change its name, add  unit: each  below every price, and put its note below  notes:  with a dash ( - ) before it.',
};

const pricingPlaceholder = strictFields({
  title: heading('Pricing').describe('The heading above it.'),
  text: prose('Pricing will come.').describe('What visitors see until there are prices.'),
})
  .optional()
  .describe('Shows next to the photos until there are prices.');

export const sectionSchema = (picture: PictureField) =>
  strictFields(
    {
      title: text('Ducks', 40)
        .describe('It shows on the tab and above the section.')
        .meta({ title: 'Name' }),
      order: wholeNumber(1).describe('1 comes first. Each section needs its own number.'),
      hidden: yesOrNo()
        .default(false)
        .describe('Visitors don’t see it for now. Its photos and prices are kept.'),
      ornament: picture().optional().describe('A small picture next to the name.'),
      photos: listOf(photo(picture)).describe('Photos with captions.'),
      pricing: eggPricing.optional().describe('Prices for eggs.'),
      priceList: priceList(picture)
        .optional()
        .describe('Prices for anything else: young birds, honey, plants, quilts.'),
      pricingPlaceholder,
      comingSoon: text('Coming Soon')
        .default('Coming Soon')
        .describe('Shows until there are photos or prices.'),
      backdrop: picture().optional().describe('Decoration behind the text Coming Soon.'),
    },
    FORMER_NAMES,
  );

export const postSchema = (picture: PictureField) =>
  strictFields({
    title: text('Making Ducklings').describe('The post’s title.'),
    number: wholeNumber(1).describe('The newest post has the highest number.'),
    day: calendarDate().optional().describe('The date the post came out. It shows on the card.'),
    summary: prose('About hatching ducklings.').describe('One sentence about the post.'),
    link: webAddress().describe('The post’s web address on your newsletter.'),
    image: picture().describe('The picture on the card.'),
    alt: pictureAlt,
    focus,
    stamp: picture().optional().describe('A cut-out picture on the card’s stamp.'),
  });
