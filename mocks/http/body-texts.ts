/**
 * Texts of requests that were read and replies that were written. Reading a body a second time would need a copy of it
 * for every call.
 */
export const bodyTexts = new WeakMap<Request | Response, string>();
