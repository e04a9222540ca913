import type { CSSProperties } from 'react';
import { tokenColor } from '../../styles/token-colors.ts';

export const SHARE_SIZE = { width: 1200, height: 630 };
export const VIEW = { width: SHARE_SIZE.width, height: 418 };
export const MARK_SIZE = 232;
const MARGIN = 64;
export const TEXT_WIDTH = SHARE_SIZE.width - MARK_SIZE - 2 * MARGIN - 44;

/** Text, and the style in which it fits. */
interface Text {
  text: string;
  style: CSSProperties;
}

interface ShareCardProps {
  title: Text;
  line: Text;
  /** URLs of pictures. The view and the mark have the sizes above. */
  view: string;
  mark: string;
  salt: string;
  stipple: string;
}

/** A small park poster: a page's picture above a board with its title and the logo. */
export function ShareCard({ title, line, view, mark, salt, stipple }: ShareCardProps) {
  const board = tokenColor('board');
  const style = {
    card: {
      ...SHARE_SIZE,
      display: 'flex',
      flexDirection: 'column',
      background: board,
    },
    // The board's ink fades in dots over the picture's lower edge, as on the home page.
    edge: {
      position: 'absolute',
      top: VIEW.height - 84,
      width: '100%',
      height: 84,
      background: board,
      mask: `url(${stipple}) 0 0 / 300px 84px`,
    },
    board: {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 10,
      paddingLeft: MARGIN,
      background: `url(${salt})`,
    },
    title: { ...title.style, width: TEXT_WIDTH, color: tokenColor('on-board') },
    line: { ...line.style, width: TEXT_WIDTH, color: tokenColor('board-gold') },
    mark: { position: 'absolute', right: MARGIN, top: 352 },
  } satisfies Record<string, CSSProperties>;
  return (
    <div style={style.card}>
      <img src={view} {...VIEW} alt="" />
      <div style={style.edge} />
      <div style={style.board}>
        <div style={style.title}>{title.text}</div>
        <div style={style.line}>{line.text}</div>
      </div>
      <img src={mark} width={MARK_SIZE} height={MARK_SIZE} style={style.mark} alt="" />
    </div>
  );
}
