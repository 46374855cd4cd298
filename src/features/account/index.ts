/* The signed-in user's own data, and its replacement for visitors. */
export { CreditRow } from './components/credit-row';
export { InviteRow } from './components/invite-row';
export { ModeCards } from './components/mode-cards';
export { ModePill } from './components/mode-pill';
export { PracticeOffer } from './components/practice-offer';
export { Profile } from './components/profile';
export { SignOutButton } from './components/sign-out-button';
export { VerificationRow } from './components/verification-row';
export { VisitorWelcome } from './components/visitor-welcome';
export { refreshUser, useUser, useVerification } from './queries';
