/**
 * The texts of requests that were read and of replies that were written: a look at a body later would take a copy of it
 * with every call.
 */
export const bodyTexts = new WeakMap<Request | Response, string>();
