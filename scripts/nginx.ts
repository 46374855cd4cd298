/** Started by root, nginx would read the build as a user of its own. */
const AS_ROOT = process.getuid?.() === 0 ? 'user root; ' : '';

/** Completes a configuration of the documentation, the inside of an http block, to a file of its own. */
export const completeNginx = (text: string, folder: string): string =>
  `${AS_ROOT}pid ${folder}/pid; error_log stderr; events {} http { include /etc/nginx/mime.types; access_log off; ${text} }`;
