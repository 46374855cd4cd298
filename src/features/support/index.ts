/* Customer service: its contacts and its button. */
export { ServiceRows } from './components/service-rows';
export { showServiceButton, useServiceButtonShown } from './service-button';
export { useOpenService } from './use-open-service';
