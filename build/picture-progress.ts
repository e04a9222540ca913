interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Nobody needs to read about what is done at once. */
const QUIET_FOR = 1000;
/** Where lines can't be written over, they come seldom. */
const LINE_EVERY = 15_000;

/** Shows how far the pictures are: on a terminal in one line, in a log with a line now and then. */
export function pictureProgress(output: Output, now = () => Date.now()) {
  let started: number | undefined;
  let lastLine = 0;
  return (done: number, total: number) => {
    started ??= now();
    const passed = now() - started;
    if (passed < QUIET_FOR) return;
    const line = `Preparing photos: ${done} of ${total}${timeLeft((passed / done) * (total - done))}`;
    if (output.isTTY) output.write(`\r\u001b[K${line}${done === total ? '\n' : ''}`);
    else if (done === total || passed - lastLine >= LINE_EVERY) {
      lastLine = passed;
      output.write(`${line}\n`);
    }
  };
}

function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 5000) * 5;
  if (seconds === 0) return '';
  return seconds < 90
    ? `, about ${seconds} seconds left`
    : `, about ${Math.round(seconds / 60)} minutes left`;
}
