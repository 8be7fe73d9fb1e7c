export { logEvent } from './log-event.ts'
