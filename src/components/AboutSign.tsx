import type { ImageMetadata } from 'astro';
import type { Contact } from '../site/contact.ts';
import styles from './AboutSign.module.css';
import { AboutStory } from './AboutStory.tsx';
import { Button } from './Button.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { Link } from './Link.tsx';
import { Logo } from './Logo.tsx';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import valley from './Valley.module.css';

interface AboutSignProps {
  heading: string;
  story: Parameters<typeof AboutStory>[0];
  logo: Parameters<typeof Logo>[0];
  buttons: { label: string; href: string }[];
  contact: Contact | undefined;
  platforms: { heading: string; links: { name: string; link: string }[] };
  landscape: ImageMetadata;
  /** Whether it is the site's own drawing of the valley. */
  isValley: boolean;
}

/** The About page, drawn as a park entrance sign between two posts, in the landscape. */
export function AboutSign({
  heading,
  story,
  logo,
  buttons,
  contact,
  platforms,
  landscape,
  isValley,
}: AboutSignProps) {
  return (
    <section className={styles.about}>
      <div className={`wrap ${styles.front}`}>
        <Panel stock="board" className={`${styles.timber} ${styles.sign}`}>
          <div className={styles.logo}>
            <Logo {...logo} />
          </div>
          <div>
            <h1>{heading}</h1>
            {buttons.length > 0 && (
              <div className={styles.buttons}>
                {buttons.map(({ href, label }, i) => (
                  <Button
                    key={href}
                    href={href}
                    label={label}
                    variant={i === 0 ? 'gold' : 'paper'}
                    external
                  />
                ))}
              </div>
            )}
          </div>
        </Panel>
        {(story.paragraphs.length > 0 || story.photo) && (
          <div className={styles.hung}>
            <AboutStory {...story} />
          </div>
        )}
        {(contact || platforms.links.length > 0) && (
          <Panel stock="board" className={`on-screen gold-ring ${styles.timber} ${styles.contact}`}>
            {contact && (
              <div>
                <h2>{contact.title}</h2>
                {contact.note && <p>{contact.note}</p>}
                <ContactLinks {...contact} />
              </div>
            )}
            {platforms.links.length > 0 && (
              <nav aria-labelledby="platforms">
                <h2 id="platforms">{platforms.heading}</h2>
                <ul className="link-row">
                  {platforms.links.map(({ name, link }) => (
                    <li key={link}>
                      <Link href={link} external>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </Panel>
        )}
      </div>
      <div className={`on-screen ${styles.ground} ${isValley ? valley.valley : ''}`}>
        <Picture
          img={landscape}
          alt=""
          focus={isValley ? 'bottom-right' : 'center'}
          size="wide"
          frames={[{ width: '100vw', ratio: 2.4 }]}
          narrow={{ ratio: 1.5, sizes: '100vw' }}
        />
      </div>
    </section>
  );
}
