import type { CallContext } from '../../http/call-context.ts'
import { letterTranslator } from '../../messages/letters/letters.ts'
import type { Mail } from './contact-letters.ts'
import { drawLetter, shopName } from './letter.ts'

type Context = Pick<CallContext, 'shop' | 'mailSender'>

/** Letters whose button does something once. */
export type LinkLetter = 'account-confirm' | 'account-reset' | 'account-log-in' | 'account-email'
/** Letters that tell what happened. */
export type NoticeLetter = 'account-exists' | 'password-changed' | 'email-changing' | 'account-deleted'

/**
 * With a link that works once, for an hour. Carries nothing that anybody typed: the address may be somebody else's, and
 * nobody shall send words of their own through this shop.
 */
export function linkLetter(context: Context, kind: LinkLetter, to: { email: string; url: string }): Mail {
  return write(context, kind, to.email, to.url)
}

/** Says what happened to the account, so that its owner can object. */
export function noticeLetter(context: Context, kind: NoticeLetter, email: string, url?: string): Mail {
  return write(context, kind, email, url)
}

function write(
  { shop, mailSender }: Context,
  kind: LinkLetter | NoticeLetter,
  to: string,
  url?: string,
): Mail {
  const translate = letterTranslator(shop.locale, shop.channel)
  const name = shopName(shop)
  const letter = drawLetter(
    {
      subject: translate(`${kind}.subject`, { shop: name }),
      title: translate(`${kind}.title`),
      greeting: translate('letter.hello-all'),
      paragraphs: [translate(`${kind}.text`, { shop: name })],
      ...(url ? { button: { text: translate(`${kind}.button`), url } } : {}),
      notes: [translate(`${kind}.note`, { shop: name })],
    },
    shop,
    translate,
  )
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return { kind, message: { from: mailSender(shop), to, headers, ...letter } }
}
