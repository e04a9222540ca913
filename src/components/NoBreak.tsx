/**
 * Text whose compounds of several words, such as "peer-to-peer", short last sentences, such as "No postal delivery.", and
 * last two words stay on one line. Long ones may need two.
 */
export const NoBreak = ({ text }: { text: string }) =>
  text
    .split(/((?<!\S)(?=\S{1,24}(?!\S))\S+-\S+-\S+|(?<=\. )[^.]{1,23}\.$|(?<=\s)\S{1,15} \S{1,9}$)/)
    .map((part, i) =>
      i % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build time
        <span key={i} className="no-break">
          {part}
        </span>
      ) : (
        part
      ),
    );
