import type { Whitelabel } from '@passepartout/contracts'
import {
  CUSTOMER_TYPES,
  findWhitelabel,
  type WhitelabelProfile,
  type WhitelabelSender,
} from '@passepartout/db'
import { pagePath, systemPath } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

/** The profile of a logged-in whitelabel customer; no database query for any other visitor. */
export async function whitelabelOf({
  db,
  session,
}: Pick<CallContext, 'db' | 'session'>): Promise<WhitelabelProfile | undefined> {
  if (session?.customer.type !== CUSTOMER_TYPES.whitelabel) return undefined
  return findWhitelabel(db, { customerId: session.customer.id })
}

export function whitelabelSender(
  { session }: Pick<CallContext, 'session'>,
  profile: WhitelabelProfile | undefined,
): WhitelabelSender | null {
  if (!profile || !session) return null
  const { company, email, phone, website, isOn } = profile
  return { number: session.customer.number, company, email, phone, website, isOn }
}

export async function toWhitelabelPayload(
  context: Pick<CallContext, 'db' | 'session' | 'shop' | 'translate'>,
): Promise<Whitelabel | null> {
  const profile = await whitelabelOf(context)
  if (!profile || !context.session) return null
  const { company, email, phone, website, colour, logo, isOn } = profile
  const { shop, translate } = context
  return {
    ...{ number: context.session.customer.number, company, email, phone, website, colour, isOn },
    onColour: readableTextColour(colour),
    logo: logo === null ? null : `data:image/png;base64,${logo}`,
    words: {
      bar: translate('whitelabel.bar'),
      number: translate('whitelabel.number', { number: context.session.customer.number }),
      sender: translate('whitelabel.sender'),
      net: translate('whitelabel.net', { amount: '{amount}' }),
    },
    servicePath: pagePath(shop, systemPath(shop, 'whitelabel-service'), 'web'),
  }
}

/** Black or white, whichever has more contrast on a colour (relative luminance, WCAG 2.2). */
export function readableTextColour(colour: string): '#ffffff' | '#000000' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(from => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // Luminance at which both have equal contrast: (1.05 / (light + 0.05)) = ((light + 0.05) / 0.05).
  return light > 0.179 ? '#000000' : '#ffffff'
}
