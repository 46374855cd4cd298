/* Customer service: its contacts, what to write to it, and its button. */
export { stageCase } from './case-facts';
export { Contacts } from './components/contacts';
export { Explanation } from './components/explanation';
export { MessageText } from './components/message-text';
export { SafetyNote } from './components/safety-note';
export { ServiceRows } from './components/service-rows';
export { UserNumber } from './components/user-number';
export { showServiceButton, useServiceButtonShown } from './service-button';
export { useMessage } from './use-message';
export { useOpenService } from './use-open-service';
