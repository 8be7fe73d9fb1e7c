import { sendContactMessage } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addContactMessage } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { contactLetter, receiptLetter, recipientOf } from '../letters/index.ts'
import { contactProblems, tidied } from './contact-fields.ts'
import { useProof } from './use-proof.ts'

/** Stores a message and puts two mails into the outbox: to whoever answers on its topic, and a receipt to the writer. */
export const sendContactMessageRoute = route(
  sendContactMessage,
  schemas.sendContactMessage,
  async (context, { body: { topic, website, proof, ...typed } }) => {
    const { shop, now, translate, log } = context
    const fields = tidied(typed)
    const point = topic === '' ? undefined : await context.contactPoint(shop, topic)
    const errors = {
      ...(point ? {} : { topic: [translate('contact.topic')] }),
      ...contactProblems(fields, translate),
    }
    if (!point || Object.keys(errors).length > 0) return refuse('invalid-input', { errors })
    // Only a program fills in what nobody sees; it need not know that it was found out.
    if (website) return answer({ sent: true as const })

    const { channel, locale } = shop
    const to = await recipientOf(context, shop, fields.email)
    const refused = await useProof(context, {
      proof,
      content: ['contact', channel, locale, topic, ...Object.values(fields)],
      onFailure: why => log.warn({ why, topic }, 'the bot check of the contact form failed'),
      write: async db => {
        await addContactMessage(db, { channel, locale, topic, ...fields, createdAt: now })
        for (const mail of [contactLetter(context, point, fields), receiptLetter(to, point)])
          await context.jobs.sendLater(db, { ...mail, now })
      },
    })
    return refused ?? answer({ sent: true as const })
  },
)
