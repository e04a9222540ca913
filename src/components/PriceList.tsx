import type { ImageMetadata } from 'astro';
import type { Supply } from '../site/availability.ts';
import type { Contact } from '../site/contact.ts';
import { dollars, type PricedThing } from '../site/prices.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { Picture } from './Picture.tsx';
import { Plate } from './Plate.tsx';
import { BoardRow, PriceBoard, PriceCell } from './PriceBoard.tsx';
import styles from './PriceList.module.css';
import { SupplyText } from './SupplyText.tsx';

interface PriceListProps {
  /** Names the list on its page. */
  id: string;
  title: string;
  supply?: Supply | undefined;
  rows: PricedThing[];
  ornament?: ImageMetadata | undefined;
}

interface ListBoardProps extends PriceListProps {
  /** Says on screens what the list is, where its title stands above it already. */
  heading?: string | undefined;
  contact: Contact | undefined;
}

/** So many are not higher than the head beside them is wide. */
const FEW_ROWS = 4;

/** A plain price list that stands alone: a price board. Its notes stand below it. */
export function ListBoard({ id, title, heading, contact, supply, rows, ornament }: ListBoardProps) {
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
          <SupplyLine supply={supply} />
          {contact && <ContactLinks {...contact} />}
        </div>
      }
      columns={['Item', 'Price']}
      fewRows={rows.length <= FEW_ROWS}
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
  supply,
  rows,
  notes,
  ornament,
}: PriceListProps & { notes: string[] }) {
  return (
    <Plate as="section" stock="label" className={styles.label} labelledBy={id}>
      <StandingBird picture={ornament} />
      <h3 id={id}>{title}</h3>
      <SupplyLine supply={supply} />
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

const SupplyLine = ({ supply }: { supply: Supply | undefined }) =>
  supply && (
    <p data-last-day={supply.lastDay}>
      <SupplyText {...supply} />
    </p>
  );

const StandingBird = ({ picture }: { picture: ImageMetadata | undefined }) =>
  picture && (
    <div className={styles.bird}>
      <Picture src={picture} alt="" sizes="160px" use="ornament" />
    </div>
  );
