import { qrCode } from '../pictures/qr-code.ts';
import type { Contact } from '../site/contact.ts';
import { EmailAddress } from './EmailAddress.tsx';
import { FarmName } from './FarmName.tsx';
import styles from './PrintHeader.module.css';

interface PrintHeaderProps {
  farmName: string;
  markSrc: string;
  place: string;
  /** The full address of the site. */
  address: string;
  contact: Contact | undefined;
  /** Adds a QR code, for a price list on a wall. */
  withCode: boolean;
}

export const withoutProtocol = (address: string) => address.replace(/^https?:\/\/|\/$/g, '');

/** The header of a printed page, with the farm's name and address. Not shown on screens. */
export function PrintHeader({
  farmName,
  markSrc,
  place,
  address,
  contact,
  withCode,
}: PrintHeaderProps) {
  return (
    <div className={styles.header}>
      <img src={markSrc} alt="" width="46" height="46" />
      <div>
        <p className={styles.name}>
          <FarmName name={farmName} />
        </p>
        <p className={styles.address}>
          <span>{place}</span> <span>{withoutProtocol(address)}</span>{' '}
          {contact?.phone && <span>Text or call {contact.phone}</span>}{' '}
          {contact?.email && (
            <span>
              <EmailAddress address={contact.email} />
            </span>
          )}{' '}
          {contact?.note && <small>{contact.note}</small>}
        </p>
      </div>
      {withCode && <QrCode address={address} />}
    </div>
  );
}

/** The space around it is its quiet zone. */
export function QrCode({ address }: { address: string }) {
  const { size, path } = qrCode(address);
  return (
    <svg
      className={styles.code}
      viewBox={`0 -0.5 ${size} ${size}`}
      role="img"
      aria-label={`QR code: ${address}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
