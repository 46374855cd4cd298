/** Length of login and trade passwords, in characters (specification, section 9). */
export const PASSWORD_LENGTH = { min: 6, max: 16 } as const;

/** Length of verification codes, in digits (specification, section 5). */
export const CODE_LENGTH = 6;

/** Wait before a code can be sent again (specification, section 9). */
export const RESEND_MS = 60_000;
