/** True in demo builds only; a constant at build time, so that production holds no demo code. */
declare const __DEMO__: boolean;
