/* Messages to the user: the list, one message, the ways between a message and its record, and what tells of a new one. */
export { MESSAGE_FILTERS, type MessageFilter } from './model';
export { MessageList } from './components/message-list';
export { MessageView } from './components/message-view';
export { MessageWatcher } from './components/message-watcher';
export { ReadAll } from './components/read-all';
export { RecordMessages, ScreenMessages } from './components/record-messages';
export { UnreadCount, type UnreadLabel } from './components/unread-count';
export { messageEvents } from './queries';
