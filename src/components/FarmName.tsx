import { twoLines } from '../site/name-size.ts';

/** The farm's name in large type, which breaks where its lines are about as long. */
export function FarmName({ name }: { name: string }) {
  const [first, second] = twoLines(name);
  return (
    <>
      <span className="no-break">{first}</span>{' '}
      {second && <span className="no-break">{second}</span>}
    </>
  );
}
