import { Fragment } from 'react';
import { inHalves } from '../site/name-size.ts';

/** The farm's name in two halves, between which it breaks where they are inline blocks. */
export const FarmName = ({ name }: { name: string }) =>
  inHalves(name).map((half, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build time
    <Fragment key={i}>
      {i > 0 && ' '}
      <span>{half}</span>
    </Fragment>
  ));
