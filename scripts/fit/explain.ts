/** Why a request failed, and what to do about it where the reason does not say so. */
export interface Failure {
  readonly why: string;
  readonly next?: string;
}

/** Node trusts other authorities than this machine's browsers do. */
const TRUST =
  'If you trust it, set NODE_EXTRA_CA_CERTS=/path/to/authority.pem, or NODE_USE_SYSTEM_CA=1 if this machine trusts it.';

/** What an error of the connection means and what to do, by the codes of Node. */
const MEANINGS: readonly (readonly [RegExp, why: string, next?: string])[] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/u, 'no such host: check the name, and your DNS'],
  [/^ECONNREFUSED$/u, 'nothing listens there: check the port'],
  [/^(?:EHOSTUNREACH|ENETUNREACH)$/u, 'no way to the host: check your network or VPN'],
  [/^(?:ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/u, 'the host does not answer: check a firewall'],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/u, 'the server closed the connection'],
  [
    /^CERT_HAS_EXPIRED$/u,
    'TLS: the certificate has expired',
    'Renew it on the server. If it is valid, check the date of this machine.',
  ],
  [
    /^CERT_NOT_YET_VALID$/u,
    'TLS: the certificate is not valid yet',
    'Check the dates of the certificate and of this machine.',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/u,
    'TLS: the certificate is for another host',
    'Name the host of the certificate in --server, or give the server one for this host.',
  ],
  [
    /^UNABLE_TO_VERIFY_LEAF_SIGNATURE$/u,
    'TLS: the issuer of the certificate is unknown',
    `Does the server send its intermediate certificates (fullchain.pem) too? ${TRUST}`,
  ],
  [
    /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+)$/u,
    'TLS: the certificate is not trusted',
    TRUST,
  ],
  [
    /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/u,
    'TLS: the port does not speak it: is it http?',
  ],
  [
    /^(?:ERR_SSL_.+|ERR_TLS_.+|EPROTO)$/u,
    'TLS: the server refused the connection',
    'Does it speak TLS 1.2 or newer, have a certificate, and ask for none of the client?',
  ],
  [/^HPE_/u, 'the reply is not HTTP'],
];

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Why a request failed, in words. The cause of `fetch failed` says more than the error. */
export const explain = (error: unknown): Failure => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = codeOf(cause);
  const meaning = MEANINGS.find(([pattern]) => code !== undefined && pattern.test(code));
  if (meaning === undefined) return { why: cause instanceof Error ? cause.message : String(cause) };
  const [, why, next] = meaning;
  return { why: `${why} (${code})`, ...(next !== undefined && { next }) };
};
