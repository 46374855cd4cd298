/** In the filters of order lists: every status, every pair (backend-facts.md, sections 6 and 11). */
export const ANY = -1;
