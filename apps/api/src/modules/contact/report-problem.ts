import { reportProblem } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addProblemReport, findDraft } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { emailProblem, MAX_LENGTHS } from './contact-fields.ts'

/** Stores a report for the operators. A report never attaches another visitor's draft, whatever id it names. */
export const reportProblemRoute = route(reportProblem, schemas.reportProblem, async (context, { body }) => {
  const { db, now, shop, translate, visitorId } = context
  const words = body.words.replace(/\r\n?/g, '\n').trim()
  const email = body.email?.trim() ?? ''
  const wordsProblem = !words
    ? ('contact.message-missing' as const)
    : words.length > MAX_LENGTHS.message
      ? ('contact.message-long' as const)
      : undefined
  const mailProblem = email === '' ? undefined : emailProblem(email)
  if (wordsProblem || mailProblem) {
    const errors = {
      ...(wordsProblem && { words: [translate(wordsProblem, { most: MAX_LENGTHS.message })] }),
      ...(mailProblem && { email: [translate(mailProblem)] }),
    }
    return refuse('invalid-input', { errors })
  }
  const spent = await context.spend('problem-report')
  if (spent) return spent
  const own = body.draftId && visitorId ? await findDraft(db, { visitorId, id: body.draftId }) : undefined
  const { kind, device, steps } = body
  const { channel, country, locale } = shop
  await addProblemReport(db, {
    ...{ channel, country, locale, words, kind, device, steps, createdAt: now },
    email: email || null,
    draftId: own?.id ?? null,
  })
  return success({ sent: true as const }, 201)
})
