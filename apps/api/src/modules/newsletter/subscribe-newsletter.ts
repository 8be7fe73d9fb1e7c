import { hashAddress } from '@passepartout/commerce/customers'
import { emailRecipientOf, newsletterConfirmationEmail } from '@passepartout/commerce/emails'
import { subscribeNewsletter, unsubscribeNewsletter } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { requestNewsletter } from '@passepartout/db'
import type { CallContext } from '../../http/call-context.ts'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { emailProblem, withBotProof } from '../contact/index.ts'
import { newsletterPage } from './newsletter-page.ts'
import { signNewsletterToken } from './sign-newsletter-token.ts'

/** Minimum time between confirmation emails, so that the form cannot flood another person's mailbox. */
const WRITE_AGAIN_AFTER_MS = 10 * 60_000

/** First step of the double opt-in (specification, "People and data"); the response is the same for every address. */
export const subscribeNewsletterRoute = route(
  subscribeNewsletter,
  schemas.subscribeNewsletter,
  async (context, { body: { website, proof, source, ...typed } }) => {
    const { shop, now, translate, log } = context
    const email = typed.email.trim().toLowerCase()
    const problem = emailProblem(email)
    if (problem) return refuse('invalid-input', { errors: { email: [translate(problem)] } })
    if (website) return success({ requested: true as const })

    const { channel, locale } = shop
    const to = await emailRecipientOf(context, shop, email)
    const refused = await withBotProof(context, {
      proof,
      content: ['newsletter', channel, email],
      onFailure: why =>
        why === 'missing'
          ? log.warn({ key: 'newsletter-no-recaptcha-token' }, 'newsletter form without bot proof')
          : log.warn({ key: 'newsletter-recaptcha-error', why }, 'bot check of newsletter failed'),
      write: async db => {
        const askedSince = new Date(now.getTime() - WRITE_AGAIN_AFTER_MS)
        const textVersion = context.newsletterText?.(shop) ?? ''
        const subscription = await requestNewsletter(
          db,
          { channel, locale, email, textVersion, source, now, askedSince },
          hashAddress(context.secret),
        )
        if (subscription)
          await context.jobs.sendLater(db, {
            ...newsletterConfirmationEmail(to, linksOf(context, subscription.id)),
            now,
          })
      },
    })
    return refused ?? success({ requested: true as const })
  },
)

/** The pages with a button, and the one-click address that mail programs call. */
function linksOf(context: CallContext, id: string) {
  const { pageUrl, shop, keys } = context
  const token = (purpose: 'confirm' | 'leave') => signNewsletterToken(id, purpose, keys.link)
  const origin = new URL(pageUrl(shop, '/')).origin
  return {
    confirm: newsletterPage(context, shop, 'confirm', token('confirm')),
    leave: newsletterPage(context, shop, 'leave', token('leave')),
    leaveAtOnce: `${origin}${unsubscribeNewsletter.path}?token=${token('leave')}`,
  }
}
