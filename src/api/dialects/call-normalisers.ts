/** Converts the message of one call, where servers differ beyond the general tables (backend-facts.md, section of the call). */
export type CallNormaliser = (message: unknown) => unknown;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const contact = (url: unknown, index: number) => ({ id: index + 1, name: url, url });

/** Customer service arrives as one URL, as {kf} or {url, turl}, or as rows with the URL under `link` (section 3). */
const toContacts: CallNormaliser = (message) => {
  if (typeof message === 'string') return message === '' ? [] : [contact(message, 0)];
  if (isFields(message))
    return [message['kf'], message['url'], message['turl']]
      .filter((url) => typeof url === 'string')
      .map(contact);
  if (!Array.isArray(message)) return message;
  return message.map((row: unknown, index) =>
    isFields(row)
      ? {
          ...row,
          id: row['id'] ?? index + 1,
          name: row['name'] ?? row['title'],
          url: row['url'] ?? row['link'],
        }
      : row,
  );
};

/** A deposit address arrives as one string, or as a map of network to address (section 4). */
const toAddresses: CallNormaliser = (message) =>
  typeof message === 'string' ? { default: message } : message;

/** The normalisers of single calls, by `METHOD /path`. */
export const CALL_NORMALISERS: Readonly<Record<string, CallNormaliser>> = {
  'GET /news/getkf': toContacts,
  'POST /wallet/get_in_address': toAddresses,
};
