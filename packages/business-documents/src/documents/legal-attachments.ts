import { createHash } from 'node:crypto'
import { type Channel, offersWithdrawal, type Shop } from '@passepartout/domain'
import type { EmailDocument } from '../emails/order-email-types.ts'
import { documentTranslator } from '../messages/documents.ts'

/** Where the document of a text's version lies; an order that names the version finds it there years later. */
export const legalTextKey = (channel: Channel, name: string, version: string): string =>
  `legal/${name}-${createHash('sha256').update(`${channel} ${name} ${version}`).digest('hex').slice(0, 32)}.pdf`

/** The texts in the versions that an order names, to go with its mail: terms, and how to withdraw where one can. */
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
