/** What an error of the connection means and what to do, by the codes of Node. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/u, 'no such host: check the name, and your DNS'],
  [/^ECONNREFUSED$/u, 'nothing listens there: check the port'],
  [/^(?:EHOSTUNREACH|ENETUNREACH)$/u, 'no way to the host: check your network or VPN'],
  [/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/u, 'the host does not answer: check a firewall'],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/u, 'the server closed the connection'],
  [/^CERT_HAS_EXPIRED$/u, 'TLS: the certificate has expired'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/u, 'TLS: the certificate is for another host'],
  [
    /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+)$/u,
    'TLS: the certificate is not trusted (for one of your own set NODE_EXTRA_CA_CERTS=FILE)',
  ],
  [/^(?:ERR_SSL_\w+|ERR_TLS_\w+|EPROTO)$/u, 'TLS: the port does not speak it: is it http?'],
  [/^HPE_/u, 'the reply is not HTTP'],
];

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Why a request failed, in words. The cause of `fetch failed` says more than the error. */
export const explain = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = codeOf(cause);
  const meaning = MEANINGS.find(([pattern]) => code !== undefined && pattern.test(code))?.[1];
  if (meaning !== undefined) return `${meaning} (${code})`;
  return cause instanceof Error ? cause.message : String(cause);
};
