import type { ImageMetadata } from 'astro';
import { availabilityInWords } from '../site/availability.ts';
import type { Contact } from '../site/contact.ts';
import { dollars, type PricedThing } from '../site/prices.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { Picture } from './Picture.tsx';
import { Plate } from './Plate.tsx';
import { BoardRow, PriceBoard, PriceCell } from './PriceBoard.tsx';
import styles from './PriceList.module.css';

interface PriceListProps {
  /** Names the list on its page. */
  id: string;
  title: string;
  availability?: string | undefined;
  asOf?: string | undefined;
  rows: PricedThing[];
  ornament?: ImageMetadata | undefined;
}

interface ListBoardProps extends PriceListProps {
  /** Says on screens what the list is, where its title stands above it already. */
  heading?: string | undefined;
  contact: Contact | undefined;
}

/** A plain price list that stands alone: a price board. Its notes stand below it. */
export function ListBoard({
  id,
  title,
  heading,
  contact,
  rows,
  ornament,
  ...today
}: ListBoardProps) {
  const available = availabilityInWords(today);
  return (
    <PriceBoard
      labelledBy={id}
      head={
        <div className={`${styles.head} ${ornament ? styles.withBird : ''}`}>
          <StandingBird picture={ornament} />
          <h3 id={id}>
            {heading && <span className={styles.onScreen}>{heading}</span>}
            <span className={heading ? styles.onPaper : undefined}>{title}</span>
          </h3>
          {available && <p>{available}</p>}
          {contact && <ContactLinks {...contact} />}
        </div>
      }
      columns={['Item', 'Price']}
    >
      {rows.map(({ name, detail, price, unit }) => (
        <BoardRow key={name} name={name} detail={detail}>
          <PriceCell amount={price} unit={unit} />
        </BoardRow>
      ))}
    </PriceBoard>
  );
}

/** A plain price list beside the egg board: a gold label. */
export function ListLabel({
  id,
  title,
  rows,
  notes,
  ornament,
  ...today
}: PriceListProps & { notes: string[] }) {
  const available = availabilityInWords(today);
  return (
    <Plate as="section" stock="label" className={styles.label} labelledBy={id}>
      <StandingBird picture={ornament} />
      <h3 id={id}>{title}</h3>
      {available && <p>{available}</p>}
      <dl>
        {rows.map(({ name, detail, price, unit }) => (
          <div key={name}>
            <dt>
              {name} {detail && <small>{detail}</small>}
            </dt>
            <dd>
              {dollars(price)} {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </Plate>
  );
}

const StandingBird = ({ picture }: { picture: ImageMetadata | undefined }) =>
  picture && (
    <div className={styles.bird}>
      <Picture src={picture} alt="" sizes="160px" use="ornament" />
    </div>
  );
