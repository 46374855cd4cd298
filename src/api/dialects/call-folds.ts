/** What single calls are known to vary in beyond the general tables, by call (backend-facts.md, the section of each). */
export type CallFold = (message: unknown) => unknown;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const contact = (url: unknown, index: number) => ({ id: index + 1, name: url, url });

/** Customer service comes as one address, as {kf} or {url, turl}, or as rows that call the address link (section 3). */
const toContacts: CallFold = (message) => {
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

/** A deposit address comes as one text, or as a map of network to address (section 4). */
const toAddresses: CallFold = (message) =>
  typeof message === 'string' ? { default: message } : message;

export const CALL_FOLDS: Readonly<Record<string, CallFold>> = {
  'GET /news/getkf': toContacts,
  'POST /wallet/get_in_address': toAddresses,
};
