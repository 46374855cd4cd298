// The last TypeScript with a compiler API, as this package carries it: it brings no `tsc` to stand before the project's own.
module.exports = require('@ts-morph/common').ts;
