/* Customer service: who can be reached, and how. */
export { useSupportContacts } from './queries';
