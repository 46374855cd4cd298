/** `Y-m-d H:i:s`, as databases and PHP write it; also with a `T`, fractions and a zone. */
const TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/u;

/** Reads a text; UTC by the contract where it names no zone. `undefined` for none, for zeros and for another form. */
const secondsOf = (text: string | null | undefined): number | undefined => {
  const [, day, clock, zone = 'Z'] = TIME.exec(text?.trim() ?? '') ?? [];
  const seconds = Date.parse(`${day}T${clock}${zone}`) / 1000;
  return isFinite(seconds) && seconds > 0 ? seconds : undefined;
};

/** The year 5138. What is later is no time in seconds: some servers send milliseconds. */
const END_OF_TIME = 1e11;

/**
 * A time of a row in epoch seconds: ours, which few servers send, else the text that all of them send. `undefined` if there
 * is neither. For display, order and periods; a command is never looked up by a text, whose zone a server may have wrong.
 */
export const timeOfRow = (
  epochSeconds: number | null | undefined,
  text: string | null | undefined,
): number | undefined =>
  typeof epochSeconds === 'number' && epochSeconds < END_OF_TIME ? epochSeconds : secondsOf(text);
