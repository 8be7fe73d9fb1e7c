import { confirmNewsletter, leaveNewsletter, subscribeNewsletter } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { requestNewsletter } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { emailProblem, useProof } from '../contact/index.ts'
import { newsletterLetter } from '../letters/index.ts'
import { newsletterToken } from './newsletter-token.ts'

/** Nobody can have somebody else's mailbox filled. */
const WRITE_AGAIN_AFTER_MS = 10 * 60_000

/** Double opt-in (specification, "People and data"): the first of two steps, which answers the same for every address. */
export const subscribeNewsletterRoute = route(
  subscribeNewsletter,
  schemas.subscribeNewsletter,
  async (context, { body: { website, proof, ...typed } }) => {
    const { shop, now, translate, log } = context
    const email = typed.email.trim().toLowerCase()
    const problem = emailProblem(email)
    if (problem) return refuse('invalid-input', { errors: { email: [translate(problem)] } })
    if (website) return answer({ requested: true as const })

    const { channel, locale } = shop
    const refused = await useProof(context, {
      proof,
      content: ['newsletter', channel, email],
      onFailure: why =>
        why === 'missing'
          ? log.warn({ key: 'newsletter-no-recaptcha-token' }, 'a newsletter form came without proof')
          : log.warn({ key: 'newsletter-recaptcha-error', why }, 'the bot check of the newsletter failed'),
      write: async db => {
        const askedSince = new Date(now.getTime() - WRITE_AGAIN_AFTER_MS)
        const asked = await requestNewsletter(db, { channel, locale, email, now, askedSince })
        if (asked)
          await context.jobs.sendLater(db, {
            ...newsletterLetter(context, email, linksOf(context, asked.id)),
            now,
          })
      },
    })
    return refused ?? answer({ requested: true as const })
  },
)

function linksOf({ pageUrl, shop, secret }: CallContext, id: string) {
  const origin = new URL(pageUrl(shop, '/')).origin
  const link = (path: string, purpose: 'confirm' | 'leave') =>
    `${origin}${path}?token=${newsletterToken(id, purpose, secret)}`
  return { confirm: link(confirmNewsletter.path, 'confirm'), leave: link(leaveNewsletter.path, 'leave') }
}
