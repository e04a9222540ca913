import type { z } from 'astro/zod';
import {
  altText,
  calendarDate,
  cutOut,
  emailAddress,
  filledListOf,
  listOf,
  oneOf,
  type PictureFields,
  pageOrWebAddress,
  phoneNumber,
  prose,
  repositoryName,
  siteAddress,
  strictFields,
  text,
  timeZone,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './fields.ts';
import { MENU_PAGES } from './page-names.ts';
import { eggPricing, priceList } from './price-schema.ts';
import { DEFAULT_TIME_ZONE } from './time-zone.ts';

/** The schema of all content, for the site, the content check and forms. */

const FOCUS_POINTS = [
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
export type Focus = (typeof FOCUS_POINTS)[number];

// Shared by all schemas.

const focus = oneOf(FOCUS_POINTS)
  .default('center')
  .describe('Some screens cut off the edges of a picture. This part always shows.');
const pictureAlt = altText().describe(
  'One sentence that says what the picture shows, for people who can’t see it.',
);

const describedPicture = <P>(pictures: PictureFields<P>) => ({
  img: pictures.picture().describe('From your camera or album.'),
  alt: pictureAlt,
  focus,
});

const caption = text('Ducks on the pond')
  .describe('Shows with the photo.')
  .meta({ title: 'Caption' });
const heading = (example: string, maxLength?: number) =>
  text(example, maxLength).meta({ title: 'Heading' });
const photoAlt = altText().describe(
  'One sentence that says what the photo shows, for people who can’t see it.',
);

const photo = <P>(pictures: PictureFields<P>) =>
  strictFields({
    img: pictures.picture().describe('From your camera or album.'),
    title: caption,
    alt: photoAlt,
    focus,
  });

const pageFields = {
  title: text('About', 20)
    .describe('It shows in the menus and in the browser’s tab.')
    .meta({ title: 'Page name' }),
  description: prose('Duck eggs near Missoula, Montana.').describe(
    'One sentence for Google, and for when someone texts a link to this page.',
  ),
};

export const farmSchema = <P>(pictures: PictureFields<P>) =>
  strictFields({
    name: text('Our Little Farm', 60).describe('It shows on every page.'),
    place: text('Near Missoula, Montana', 60).describe(
      'Where the farm is. It shows below the name.',
    ),
    timeZone: timeZone()
      .default(DEFAULT_TIME_ZONE)
      .describe(
        'When a day starts and ends on your farm. Montana is America/Denver. Some others: America/New_York, America/Chicago, America/Los_Angeles.',
      ),
    site: siteAddress().describe(
      'If your web address has github.io in it, leave this as it is. GitHub fills it in.',
    ),
    tipJar: webAddress()
      .optional()
      .describe('The web address where people can leave a tip. Clear this if you don’t have one.'),
    newsletter: webAddress()
      .optional()
      .describe('The web address of your newsletter. Clear this if you don’t have one.'),
    pickup: strictFields({
      title: heading('Pickup or drop-off only').describe('The heading above the pickup info.'),
      area: text('Around Missoula, MT').describe('Where people pick up, or where you drop off.'),
      text: prose('No postal delivery.').describe('Anything else people should know.'),
    }).describe('How people get what they buy.'),
    payment: strictFields({
      title: heading('Payment').describe('The heading above the ways to pay.'),
      ways: filledListOf(
        text('cash').refine((way) => !/:\/\/|^www\.|\.(?:com|org|net)\b/i.test(way), {
          error:
            'is a web address, which doesn’t work here. Enter the name of the app, like: Venmo',
        }),
        'Add at least one way to pay, like cash.',
      ).describe('How people can pay, like: cash, Venmo.'),
    }).describe('How people pay.'),
    contact: strictFields({
      title: heading('Contact', 60)
        .default('Contact')
        .describe('The heading above your contact info.'),
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
      link: pageOrWebAddress(MENU_PAGES)
        .meta({ title: 'Link' })
        .optional()
        .describe('Where people go when they tap the link.'),
      linkText: text('Read more', 60)
        .default('Read more')
        .describe('The text people tap. If it’s empty, they see “Read more”.'),
      lastDay: calendarDate()
        .optional()
        .describe(
          'After this day, the notice disappears. Leave this empty to show the notice until you remove it.',
        ),
    })
      .optional()
      .describe('A short notice on every page, like: Sales are paused.'),
    platforms: listOf(
      strictFields({
        name: text('Instagram', 40).describe('Like: Instagram'),
        link: webAddress().describe('The web address of your page there.'),
      }),
    ).describe(
      'Your Facebook, Instagram and so on. Links to them show at the bottom of every page and on About.',
    ),
    logo: pictures
      .drawing()
      .optional()
      .describe(
        'It shows in a circle on Home, on About and in the top bar. It’s also the site’s icon. Without one, the logo is made from your farm’s initials.',
      ),
    logoAlt: altText().optional().describe('One sentence that says what the logo shows.'),
    valley: pictures
      .picture()
      .optional()
      .describe(
        'The drawing of the valley at sunrise that came with the site. On Home and About, it turns to dusk in dark mode. Leave this as it is when you change other pictures.',
      ),
    profileMenu: listOf(text('Profile')).describe(
      'The menu that opens when people tap the egg at the top right. It’s for fun. Tapping an item just closes the menu. To remove the menu, remove every item.',
    ),
    offline: yesOrNo()
      .default(true)
      .describe(
        'If you choose Yes, visitors’ phones save your pages, so people can read them without signal.',
      ),
    repository: repositoryName()
      .optional()
      .describe(
        'Where your site’s files are on GitHub, like: your-name/my-farm. If your web address has github.io in it, leave this empty.',
      ),
  });

export type Farm = z.output<ReturnType<typeof farmSchema>>;

export const homeSchema = <P>(pictures: PictureFields<P>) =>
  strictFields({
    ...pageFields,
    title: pageFields.title.describe('Visitors don’t see this one. They see your farm’s name.'),
    hero: strictFields(describedPicture(pictures)).describe('The wide picture at the top.'),
    cards: listOf(
      strictFields({
        title: text('The View').describe('The name on the seed packet.').meta({ title: 'Name' }),
        page: oneOf(MENU_PAGES).describe('The page that the button opens.'),
        button: text('Learn More').describe('The text on the button.'),
        ...describedPicture(pictures),
      }),
    ).describe(
      'The picture cards on Home that look like seed packets. Each has a button that opens a page.',
    ),
    construction: strictFields({
      title: heading('Under construction').describe('The heading of the box.'),
      text: prose('The farm is under construction.').describe('The text in the box.'),
      button: text('Donate').describe('The text on the button.'),
      link: pageOrWebAddress(MENU_PAGES)
        .meta({ none: 'Your tip jar' })
        .optional()
        .describe('The page that the button opens.'),
      ornament: cutOut(pictures, 'on top of the box'),
    }).describe('The gold box on Home.'),
  });

export const aboutSchema = <P>(pictures: PictureFields<P>) =>
  strictFields({
    ...pageFields,
    heading: text('More info is coming soon').describe(
      'The text on the big sign at the top of About.',
    ),
    story: listOf(prose('We bought the place in 2009.')).describe(
      'The story of your farm. It shows below the sign.',
    ),
    photo: strictFields(describedPicture(pictures))
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
    landscape: pictures.picture().describe('The picture behind the sign.'),
  });

export const productsSchema = <P>(pictures: PictureFields<P>) =>
  strictFields({
    ...pageFields,
    heading: text('Welcome to the farm').describe('The big text at the top of the page.'),
    tally: listOf(
      strictFields({
        count: wholeNumber(5).describe('The big number, like: 5'),
        what: text('ducks').describe('Like: ducks'),
        detail: text('4 laying and one drake').optional().describe('A line below the number.'),
      }),
    ).describe('The big numbers at the top of Products, like: 5 ducks.'),
    intro: prose('Our birds are free range.').describe('The text below the big numbers.'),
    pricesLink: text('See all prices', 60)
      .default('See all prices')
      .describe('The text of the link to the prices.'),
    pricesHeading: text('Pricing', 60)
      .default('Pricing')
      .describe(
        'If a price list has the same name as what you sell, like “Honey”, visitors see this heading instead, so they don’t see the name twice.',
      ),
    galleryLink: text('See the gallery').describe('The text of the link to the gallery.'),
    picture: strictFields(describedPicture(pictures)).describe('The picture next to the heading.'),
    supportButton: text('Support on Ko-fi').describe(
      'The text on the button at the bottom of the page.',
    ),
  });

export const gallerySchema = <P>(pictures: PictureFields<P>) =>
  strictFields({
    ...pageFields,
    heading: text('Around the farm').describe('The heading once there are photos.'),
    comingSoon: strictFields({
      heading: text('Photos are coming soon').describe('The heading until there are photos.'),
      description: prose('Photos of the farm are coming soon.')
        .optional()
        .describe(
          'One sentence for Google, and for when someone texts a link. Used until there are photos.',
        ),
      text: prose('The gallery is under construction.').describe('The text below the heading.'),
      button: text('Donate')
        .describe('The text on the button that opens your tip jar.')
        .meta({ title: 'Tip jar button' }),
      proofs: listOf(pictures.picture()).describe(
        'Pictures that show until you add photos. Without them, and without photos, Gallery isn’t in the menus.',
      ),
    }).describe('What the page shows until there are photos.'),
    photos: listOf(photo(pictures)).describe('The photos in the gallery.'),
  });

export const blogSchema = () =>
  strictFields({
    ...pageFields,
    heading: text('Blog').describe('The big text at the top of the page.'),
    intro: prose('Cross-posted from the newsletter.').describe('The text next to the heading.'),
    button: text('View Post').describe('The text on each post’s button.'),
    comingSoon: text('Posts are coming soon')
      .meta({ title: '“No posts yet” text' })
      .default('Posts are coming soon')
      .describe('Shows until you add a post. Until then, Blog isn’t in the menus.'),
  });

export const notFoundSchema = <P>(pictures: PictureFields<P>) =>
  strictFields({
    title: pageFields.title.describe('It shows in the browser’s tab.'),
    description: pageFields.description.describe(
      'One sentence about this page. Most people never see it.',
    ),
    heading: text('This trail ends here').describe('The big text at the top of the page.'),
    text: prose('There is no page at this address.').describe('The text below the heading.'),
    homeLink: text('Home').describe('The text on the sign that goes to Home.'),
    ornament: cutOut(pictures, 'on top of the signpost'),
  });

const pricingPlaceholder = strictFields({
  title: heading('Pricing').describe('The heading above the text.'),
  text: prose('Pricing will come.').describe('What visitors see until there are prices.'),
})
  .optional()
  .describe('A note next to the photos until there are prices.');

export const sectionSchema = <P>(pictures: PictureFields<P>) =>
  strictFields({
    title: text('Honey', 40)
      .describe('The name people see on the Products page.')
      .meta({ title: 'Name' }),
    order: wholeNumber(1).describe(
      '1 comes first. If two have the same number, the file name decides.',
    ),
    hidden: yesOrNo()
      .default(false)
      .describe('Visitors don’t see it. Its photos and prices are kept.'),
    ornament: pictures.picture().optional().describe('A small picture next to the name.'),
    photos: listOf(photo(pictures)).describe('Photos with captions.'),
    pricing: eggPricing.optional().describe('Prices for eggs.'),
    priceList: priceList(pictures)
      .optional()
      .describe('Prices for anything else: young birds, honey, plants, quilts.'),
    pricingPlaceholder,
    comingSoon: text('Coming Soon')
      .meta({ title: '“Coming Soon” text' })
      .default('Coming Soon')
      .describe('Shows until there are photos or prices.'),
    backdrop: pictures.picture().optional().describe('A picture behind “Coming Soon”.'),
  });

export const postSchema = <P>(pictures: PictureFields<P>) =>
  strictFields({
    title: text('Making Ducklings').describe('It shows on the Blog page.'),
    number: wholeNumber(1).describe('The newest post has the highest number and is at the top.'),
    day: calendarDate()
      .optional()
      .describe('The date the post came out. It shows on the Blog page.'),
    summary: prose('About hatching ducklings.').describe('One sentence about the post.'),
    link: webAddress().describe(
      'The web address of the full post, in your newsletter or on Facebook, for example.',
    ),
    image: pictures.picture().describe('The picture that goes with the post.'),
    alt: pictureAlt,
    focus,
    stamp: cutOut(pictures, 'on the postage stamp in the corner'),
  });
