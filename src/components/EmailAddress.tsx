import { Fragment } from 'react';

/** A longer part doesn't fit on one line of a phone. */
const MAX_UNBROKEN_LENGTH = 28;

/** An email address that breaks after its @ if it needs two lines, and in a long part after a dot. */
export const EmailAddress = ({ address }: { address: string }) => (
  <span>
    {address
      .split(/(?<=@)/)
      .flatMap((part) => (part.length > MAX_UNBROKEN_LENGTH ? part.split(/(?<=\.)/) : part))
      .map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build time
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
  </span>
);
