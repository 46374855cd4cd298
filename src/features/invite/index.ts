/* The user's invite code, and what came of it. */
export { Campaign } from './components/campaign';
export { InviteCode } from './components/invite-code';
export { People } from './components/people';
