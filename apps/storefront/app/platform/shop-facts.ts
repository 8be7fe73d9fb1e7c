import {
  type Channel,
  INVOICE_YEARS,
  type Locale,
  type Shop,
  shopFor,
  type Translate,
} from '@passepartout/domain'
import type { Story } from './stories.ts'

/** A payment method that a shop's running configuration offers to every customer. */
export type PaymentWay = 'transfer' | 'card'

export interface ShopFacts {
  paymentWays: (shop: { channel: Channel; locale: Locale }) => readonly PaymentWay[]
  /** Full years for which the shop's seller retains invoices; by default as in Germany. */
  invoiceYears?: ((shop: Shop) => number) | undefined
  /** Texts of the shop. */
  translatorOf: (shop: Shop) => Translate
}

/** A passage beginning with one of these is included only where the condition is met. */
const CONDITION = /^\{(ifTransfer|ifCard|ifNoPayment)\}/
const FACT = /\{(payment|invoiceYears)\}/g

interface Facts {
  true: ReadonlySet<string>
  words: Readonly<Record<string, string>>
}

/**
 * Fills the shop's facts into texts of the content: payment methods (`{payment}`), years of retention of invoices
 * (`{invoiceYears}`). A paragraph or block whose text begins with `{ifTransfer}`, `{ifCard}` or `{ifNoPayment}` is
 * omitted where the condition is not met. Returns the same object for the same story.
 */
export function shopFactsFiller(facts: ShopFacts) {
  const ofShops = new Map<string, Facts>()
  const filled = new WeakMap<Story, Map<string, Story>>()
  return (story: Story, channel: string, locale: Locale): Story => {
    const key = `${channel} ${locale}`
    const known = filled.get(story) ?? new Map<string, Story>()
    filled.set(story, known)
    const found = known.get(key)
    if (found) return found
    const ofShop = ofShops.get(key) ?? factsOf(facts, channel as Channel, locale)
    ofShops.set(key, ofShop)
    const content = fill(story.content, ofShop) as Story['content']
    const made = content === story.content ? story : { ...story, content }
    known.set(key, made)
    return made
  }
}

function factsOf(
  { paymentWays, invoiceYears, translatorOf }: ShopFacts,
  channel: Channel,
  locale: Locale,
): Facts {
  const shop = shopFor(channel, locale)
  const translate = translatorOf(shop)
  const ways = paymentWays(shop)
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  const named = list.format(ways.map(way => translate(`payment-ways.${way}`)))
  const sentence = named.charAt(0).toLocaleUpperCase(locale) + named.slice(1)
  return {
    true: new Set([
      ...(ways.includes('transfer') ? ['ifTransfer'] : []),
      ...(ways.includes('card') ? ['ifCard'] : []),
      ...(ways.length === 0 ? ['ifNoPayment'] : []),
    ]),
    words: {
      payment:
        ways.length > 0 ? translate('payment-ways.all', { ways: sentence }) : translate('payment-ways.none'),
      invoiceYears: String(invoiceYears?.(shop) ?? INVOICE_YEARS.DE),
    },
  }
}

/** Returns the same object where it contains no placeholder. */
function fill(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    return value.replace(CONDITION, '').replace(FACT, (written, name) => facts.words[name] ?? written)
  }
  if (Array.isArray(value)) {
    const shown = value.filter(one => !isLeftOut(one, facts))
    const all = shown.map(one => fill(one, facts))
    return shown.length === value.length && all.every((one, index) => one === value[index]) ? value : all
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const all = entries.map(([name, one]) => [name, fill(one, facts)] as const)
  return all.every(([, one], index) => one === entries[index]?.[1]) ? value : Object.fromEntries(all)
}

/** A text whose condition is not met, a block with such a text, and a paragraph without any other content. */
function isLeftOut(value: unknown, facts: Facts): boolean {
  if (typeof value === 'string') {
    const [, condition] = CONDITION.exec(value) ?? []
    return condition !== undefined && !facts.true.has(condition)
  }
  if (typeof value !== 'object' || value === null) return false
  const { content } = value as { content?: unknown }
  if (Array.isArray(content) && content.length > 0 && content.every(one => isLeftOut(one, facts))) return true
  return Object.values(value).some(one => typeof one === 'string' && isLeftOut(one, facts))
}
