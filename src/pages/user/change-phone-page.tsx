import { ContactScreen } from './contact-screen';

/** Adds or replaces the phone of the account. */
const ChangePhonePage = () => <ContactScreen kind="phone" />;

export default ChangePhonePage;
