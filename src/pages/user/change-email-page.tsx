import { ContactScreen } from './contact-screen';

/** Adds or replaces the e-mail address of the account. */
const ChangeEmailPage = () => <ContactScreen kind="email" />;

export default ChangeEmailPage;
