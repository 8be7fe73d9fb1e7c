import { createHash } from 'node:crypto'
import { type Channel, offersWithdrawal, type Shop } from '@passepartout/domain'
import type { EmailDocument } from '../emails/order-email-types.ts'
import { documentTranslator } from '../messages/translators.ts'

/** Storage key of a text's version; an order that names the version finds its document there years later. */
export const legalTextKey = (channel: Channel, name: string, version: string): string =>
  `legal/${name}-${createHash('sha256').update(`${channel} ${name} ${version}`).digest('hex').slice(0, 32)}.pdf`

/** The legal texts in the order's versions, as email attachments: terms, and withdrawal where there is one. */
export function legalAttachments(
  { channel, locale, country }: Pick<Shop, 'channel' | 'locale' | 'country'>,
  versions: Readonly<Record<string, string>>,
): EmailDocument[] {
  const translate = documentTranslator(locale, channel)
  return ['terms', ...(offersWithdrawal(country) ? ['withdrawal'] : [])].flatMap(name => {
    const version = versions[name]
    if (version === undefined) return []
    const title = translate(`legal.${name}`)
    const content = { key: legalTextKey(channel, name, version) }
    return [{ title, file: { filename: `${title}.pdf`, contentType: 'application/pdf', content } }]
  })
}
