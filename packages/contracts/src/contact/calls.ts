export { getBotCheck } from './get-bot-check.ts'
export { sendContactMessage } from './send-contact-message.ts'
