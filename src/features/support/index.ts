/* Customer service contacts. */
export { useSupportContacts } from './queries';
