import { type CallPayload, getBotCheck } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { createBotCheck } from '../../adapters/captcha/bot-check.ts'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { reportProblemRoute } from './report-problem.ts'
import { sendContactMessageRoute } from './send-contact-message.ts'

export { emailProblem } from './contact-fields.ts'
export { withBotProof } from './with-bot-proof.ts'

type Work = CallPayload<NonNullable<typeof getBotCheck.shapes>>

const getBotCheckRoute = route(getBotCheck, schemas.getBotCheck, async ({ secret, now }) => {
  const work = await createBotCheck(secret).challenge(now)
  // The library's type covers all its algorithms, the schema only the one used here.
  return success(work as Work)
})

export const contactRoutes = [getBotCheckRoute, sendContactMessageRoute, reportProblemRoute]
