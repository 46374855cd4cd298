import { existsSync } from 'node:fs';

/** Started by root, nginx would read the build as a user of its own. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root; ' : '';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Debian loads it for the nginx of the system alone. Other systems have it built in, or not at all. */
const WITH_BROTLI = existsSync(BROTLI) ? `load_module ${BROTLI}; ` : '';

/** Completes a configuration of the documentation, the inside of an http block, to a file of its own. */
export const completeNginx = (text: string, folder: string): string =>
  `${WITH_BROTLI}${AS_ROOT}pid ${folder}/pid; error_log stderr; events {} http { include /etc/nginx/mime.types; access_log off; ${text} }`;
