const PHONE = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS/iu;

/** True for browsers on neither phone nor tablet. An iPad identifies as a Mac with a touch screen. */
export const isDesktopBrowser = (userAgent: string, touchPoints: number): boolean =>
  !PHONE.test(userAgent) && !(userAgent.includes('Macintosh') && touchPoints > 1);

/** Where desktop browsers are sent in production (specification, section 1). */
export const DESKTOP_SITE = '/pc/#';
