const HIDDEN = '***';
const SHOWN_DIGITS = 4;

/** An e-mail address with all but the first letter of its name hidden: `a***@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${HIDDEN}${at < 0 ? '' : email.slice(at)}`;
};

/** A phone number with all but its last four digits hidden: `+49 ***5678`. Without a known dialling code, none is shown. */
export const maskPhone = (phone: string, areaCode: string | undefined): string => {
  const shown = `${HIDDEN}${phone.slice(-SHOWN_DIGITS)}`;
  return areaCode === undefined ? shown : `+${areaCode} ${shown}`;
};
