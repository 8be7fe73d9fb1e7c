import { getBotCheckRoute } from './get-bot-check.ts'
import { sendContactMessageRoute } from './send-contact-message.ts'

export { emailProblem } from './contact-fields.ts'
export { useProof } from './use-proof.ts'
export const contactRoutes = [getBotCheckRoute, sendContactMessageRoute]
