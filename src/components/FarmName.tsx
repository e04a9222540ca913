import { Fragment } from 'react';
import { twoLines } from '../site/name-size.ts';

/** The farm's name in large type, which breaks where its lines are about as long. */
export const FarmName = ({ name }: { name: string }) =>
  twoLines(name).map((line) => (
    <Fragment key={line}>
      <span className="no-break">{line}</span>{' '}
    </Fragment>
  ));
