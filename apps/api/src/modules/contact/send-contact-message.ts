import { contactEmail, contactReceiptEmail, emailRecipientOf } from '@passepartout/commerce/emails'
import { sendContactMessage } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addContactMessage } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { contactProblems, normaliseForm } from './contact-fields.ts'
import { withBotProof } from './with-bot-proof.ts'

/** Stores a message and puts two emails into the outbox: to the topic's contact, and a confirmation to the sender. */
export const sendContactMessageRoute = route(
  sendContactMessage,
  schemas.sendContactMessage,
  async (context, { body: { topic, website, proof, ...typed } }) => {
    const { shop, now, translate, log } = context
    const fields = normaliseForm(typed)
    const point = topic === '' ? undefined : await context.contactPoint(shop, topic)
    const errors = {
      ...(point ? {} : { topic: [translate('contact.topic')] }),
      ...contactProblems(fields, translate),
    }
    if (!point || Object.keys(errors).length > 0) return refuse('invalid-input', { errors })
    // Only bots fill in this invisible field (honeypot); the response does not reveal the detection.
    if (website) return success({ sent: true as const })

    const { channel, locale } = shop
    const to = await emailRecipientOf(context, shop, fields.email)
    const refused = await withBotProof(context, {
      proof,
      content: ['contact', channel, locale, topic, ...Object.values(fields)],
      onFailure: why => log.warn({ why, topic }, 'bot check of contact form failed'),
      write: async db => {
        await addContactMessage(db, { channel, locale, topic, ...fields, createdAt: now })
        for (const mail of [contactEmail(context, point, fields), contactReceiptEmail(to, point)])
          await context.jobs.sendLater(db, { ...mail, now })
      },
    })
    return refused ?? success({ sent: true as const })
  },
)
