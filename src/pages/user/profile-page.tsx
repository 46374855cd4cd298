import { ProfileDetails } from '@/features/security';
import { SecurityScreen } from './security-screen';

/** The user's own data. */
const ProfilePage = () => (
  <SecurityScreen>{(security) => <ProfileDetails security={security} />}</SecurityScreen>
);

export default ProfilePage;
