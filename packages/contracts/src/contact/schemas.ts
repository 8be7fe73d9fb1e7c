import { getBotCheckSchemas } from './get-bot-check.schema.ts'
import { sendContactMessageSchemas } from './send-contact-message.schema.ts'

export const contactSchemas = {
  getBotCheck: getBotCheckSchemas,
  sendContactMessage: sendContactMessageSchemas,
}
