/* Projects: the list, one of them with its form, and own subscriptions. Private: the call, which happens at most once. */
export { InProjects } from './components/in-projects';
export { ProjectList } from './components/project-list';
export { ProjectView } from './components/project-view';
export { SubscriptionReceipt, type ReceiptProps } from './components/subscription-receipt';
export { SubscriptionRecords } from './components/subscription-records';
