interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** A quick build prints no progress. */
const SILENT_MS = 1000;
/** A log can't overwrite a line, so it gets one only now and then. */
const LOG_INTERVAL_MS = 15_000;

/** Prints the progress of photos: in one line on a terminal, in a few lines in a log. */
export function pictureProgress(output: Output, now = () => Date.now()) {
  let started: number | undefined;
  let lastLine = 0;
  return (done: number, total: number) => {
    started ??= now();
    const passed = now() - started;
    if (passed < SILENT_MS) return;
    const line = `Preparing photos: ${done} of ${total}${timeLeft((passed / done) * (total - done))}`;
    if (output.isTTY) output.write(`\r\u001b[K${line}${done === total ? '\n' : ''}`);
    else if (done === total || passed - lastLine >= LOG_INTERVAL_MS) {
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
