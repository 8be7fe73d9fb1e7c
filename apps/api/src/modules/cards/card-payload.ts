import type { CardDesign } from '@passepartout/designs'
import {
  CARD_FIELDS,
  type CardConfiguration,
  type CheaperPostage,
  cardChoices,
  cardPostageProperties,
  cheaperPostage,
  dayInZone,
  definitionOf,
  designerParams,
  designerUrl,
  findAccessory,
  formatMoney,
  isEnvelopeFormat,
  money,
  postagePerCard,
  termName,
  toDisplayMoney,
  validEntryOn,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { pricesByChoice, toChoicePayloads } from '../prices/index.ts'
import { cardValueLabel } from './card-names.ts'
import { allowedCardValues } from './requested-card.ts'

export function toCardPostagePayload(
  {
    catalogue,
    priceBook,
    shop,
    translate,
  }: Pick<CallContext, 'catalogue' | 'priceBook' | 'shop' | 'translate'>,
  card: CardConfiguration,
) {
  const { grams, thicknessMm, special, envelopeClass, envelopeMm, hasEnvelope } = cardPostageProperties(
    catalogue,
    card,
  )
  const letter = {
    country: shop.country,
    envelope: isEnvelopeFormat(envelopeClass) ? envelopeClass : envelopeMm,
    thicknessMm,
    weightGrams: grams,
    ...(special && { special }),
  }
  const postage = hasEnvelope ? postagePerCard(priceBook.postage, letter) : undefined
  const cheaper = postage && cheaperPostage(priceBook.postage, letter)
  return {
    grams,
    thicknessMm,
    hasEnvelope,
    envelopeClass: {
      value: envelopeClass,
      name: termName(catalogue, 'envelope-classes', envelopeClass, shop.locale),
    },
    envelopeMm: { width: envelopeMm.widthMm, height: envelopeMm.heightMm },
    postage: postage
      ? {
          letterClass: postage.letterClass,
          price: toDisplayMoney(postage.amount, shop.locale),
          saving: cheaper ? savingText({ shop, translate }, cheaper) : null,
        }
      : null,
  }
}

/** "Als Standardbrief (0,95 €) müsste sie höchstens 5 mm dick sein." */
function savingText(
  { shop, translate }: Pick<CallContext, 'shop' | 'translate'>,
  { letterClass, amount, breaches, maxThicknessMm, maxGrams }: CheaperPostage,
): string {
  const number = (value: number) => value.toLocaleString(shop.locale)
  const values = { mm: number(maxThicknessMm), grams: number(maxGrams) }
  const limits = breaches.map(breach =>
    translate(breach === 'large' ? 'postage.too-large' : `postage.${breach}`, values),
  )
  return translate('postage.saving', {
    letter: translate(`postage.${letterClass}`),
    price: formatMoney(amount, shop.locale),
    limits: new Intl.ListFormat(shop.locale, { type: 'conjunction' }).format(limits),
  })
}

/** Postage of one card in the cart, if the shop's country has a tariff. */
export function postageText(
  context: Parameters<typeof toCardPostagePayload>[0],
  card: CardConfiguration,
): string | undefined {
  const { postage } = toCardPostagePayload(context, card)
  if (!postage) return undefined
  const letter = context.translate(`postage.${postage.letterClass}`)
  const text = context.translate('postage.each', { letter, price: postage.price.text })
  return [text, postage.saving].filter(Boolean).join(' ')
}

/** How many samples are free, and the price of a further one. */
export function toSampleRulePayload({ priceBook, shop, now }: CallContext) {
  const sample = validEntryOn(priceBook.lists.card, dayInZone(priceBook.timeZone, now))?.sample
  const further = money(sample?.further[shop.currency] ?? 0, shop.currency)
  return { free: sample?.free ?? 0, furtherPrice: toDisplayMoney(further, shop.locale) }
}

export const cardLimits = ({ catalogue }: Pick<CallContext, 'catalogue'>) =>
  definitionOf(catalogue, 'card').quantity

/** Compatible values of each choice of a card, restricted to those in which the design is available. */
export function toCardChoicePayloads(
  context: CallContext,
  card: CardConfiguration,
  design: CardDesign | undefined,
  quantity: number,
) {
  const { catalogue, shop, translate } = context
  const priceWith = pricesByChoice(context, card, card.isSample ? 1 : quantity)
  const { fields } = cardChoices(catalogue, card, shop)
  const values = design && allowedCardValues(catalogue, design, card.formatType)
  const shown = CARD_FIELDS.map(field => {
    const offered = fields[field].filter(({ value }) => !values || values[field].includes(value))
    const nameOf = (value: string) => cardValueLabel(context, field, value)
    return [field, toChoicePayloads(offered, translate, nameOf, shop, priceWith(field))] as const
  })
  return Object.fromEntries(shown) as Record<
    (typeof CARD_FIELDS)[number],
    ReturnType<typeof toChoicePayloads>
  >
}

/** Accessory types with a field in designers' addresses (spec 3). */
const ADDRESSED = ['ribbon', 'bow', 'screw', 'seal', 'standard'] as const

/** Link to the designer for a card; the design's first palette by default. */
export function cardLink(
  { catalogue, shop, now }: Pick<CallContext, 'catalogue' | 'shop' | 'now'>,
  {
    card,
    design,
    palette,
    quantity,
  }: {
    card: CardConfiguration
    design: CardDesign | undefined
    palette?: string | undefined
    quantity?: number
  },
): string {
  const { accessories, paper, punching, refinementType, isSample, envelope, liner, envelopePrint } = card
  const byType = accessories.map(sku => [findAccessory(catalogue, sku)?.article.type, sku])
  const addressed = byType.filter(([type]) => ADDRESSED.some(each => each === type))
  const others = accessories.filter(sku => !addressed.some(([, each]) => each === sku))
  const current = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  const input = {
    themeId: design?.id,
    designId: design && (palette ?? design.palettes[0]?.id),
    occasion: design?.card.occasions[0],
    category: design?.card.categories[0],
    paper,
    punching,
    refinementType,
    ...Object.fromEntries(addressed),
    ...(others.length > 0 && { accessories: others }),
    envelope,
    ...(liner === 'none' ? {} : { liner }),
    envelopePrint,
    // The design implies the folding, and the format unless another layout is chosen.
    ...(design?.card.format === card.formatType ? {} : { formatType: card.formatType }),
    ...(design ? {} : { folding: card.folding }),
    quantity: isSample ? ('sample' as const) : quantity,
  }
  return designerUrl('card', designerParams('card', input, current), { locale: shop.locale })
}
