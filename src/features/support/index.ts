/* Customer service: who can be reached, and how. */
export { useSupportContacts, type SupportContact } from './queries';
