import type { Catalogue } from '../../catalogue/schema.ts'
import { PRINT_FINISHES } from '../../catalogue/vocabulary.ts'
import type { Shop } from '../../shops/shop.ts'
import { accessoryOnCardProblem } from '../accessory/card-accessories.ts'
import { createFieldPicker } from '../shared/field-picker.ts'
import { definitionOf } from '../shared/limits.ts'
import type { NormalisedProduct, ProductInput } from '../shared/rules.ts'
import { cardProblems, cardValues, findCardDesign, type PartialCard } from './card-problems.ts'
import type { CardConfiguration, CardField } from './configuration.ts'
import { sanitiseStoredSender } from './envelope-sender.ts'

/** Query fields of a card that each contain an accessory (spec 3). */
const FIELDS = ['ribbon', 'bow', 'screw', 'seal', 'standard', 'tag'] as const

/**
 * SKUs requested besides `accessories`: each field contains a SKU or an article, `ribbonColor` its colour. Unknown
 * values are passed on unchanged, so that they appear among the corrections.
 */
function requestedAccessories(catalogue: Catalogue, input: ProductInput): unknown[] {
  const { articles } = definitionOf(catalogue, 'accessory')
  const listed = Array.isArray(input.accessories) ? input.accessories : [input.accessories]
  const byField = FIELDS.map(field => {
    const value = Object.hasOwn(input, field) ? input[field] : undefined
    const article = articles.find(({ id }) => id === value)
    const variants = article?.variants ?? []
    const coloured = field === 'ribbon' && variants.find(({ colour }) => colour === input.ribbonColor)
    return (coloured || variants[0])?.sku ?? value
  })
  return [...listed, ...byField].filter(value => value !== undefined && value !== null && value !== '')
}

/**
 * Turns any input into a card that can be made. Each choice narrows the next: format, folding, paper, print finish, die
 * cut, envelope, lining, envelope print, accessories.
 */
export function normaliseCard(
  catalogue: Catalogue,
  input: ProductInput,
  shop: Shop,
): NormalisedProduct<CardConfiguration> {
  const definition = definitionOf(catalogue, 'card')
  const values = cardValues(definition)
  const pick = createFieldPicker({ ...input, accessories: requestedAccessories(catalogue, input) })
  const design = pickDesign(catalogue, pick)
  const made: PartialCard = design ? { designId: design.id } : {}
  const choose = <T extends string>(field: CardField, words: readonly T[], wanted: T): T => {
    const possible = words.filter(
      value => cardProblems(catalogue, { ...made, [field]: value }, shop).length === 0,
    )
    const fallback = possible.find(value => value === wanted) ?? possible[0] ?? wanted
    const chosen = pick.word<T>(field, possible, fallback)
    Object.assign(made, { [field]: chosen })
    return chosen
  }

  const { defaults } = definition
  const chosen = {
    formatType: choose('formatType', values.formatType, design?.format ?? defaults.formatType),
    folding: choose('folding', values.folding, defaults.folding),
    paper: choose('paper', values.paper, defaults.paper),
    refinementType: choose(
      'refinementType',
      PRINT_FINISHES,
      design?.refinements[0] ?? defaults.refinementType,
    ),
    punching: choose('punching', values.punching, defaults.punching),
    envelope: choose('envelope', values.envelope, defaults.envelope),
    liner: choose('liner', values.liner, defaults.liner),
    envelopePrint: choose('envelopePrint', values.envelopePrint, defaults.envelopePrint),
  }
  const sender = sanitiseStoredSender(input.envelopeSender)
  const isSample = input.isSample === true || input.isSample === 'true' || input.isSample === '1'
  const samplesBefore = isSample
    ? pick.number('samplesBefore', value => Number.isSafeInteger(value) && value >= 0, 0)
    : 0
  return {
    configuration: {
      kind: 'card',
      ...chosen,
      ...(sender.length > 0 && chosen.envelopePrint !== 'none' ? { envelopeSender: sender } : {}),
      accessories: onePerType(catalogue, pick.words('accessories', compatibleAccessories(catalogue, chosen))),
      isSample,
      ...(samplesBefore > 0 ? { samplesBefore } : {}),
      ...(design ? { designId: design.id } : {}),
    },
    corrections: pick.corrections,
  }
}

function pickDesign(catalogue: Catalogue, pick: ReturnType<typeof createFieldPicker>) {
  const [id] = pick.words(
    'designId',
    catalogue.drawnCards.map(card => card.id),
  )
  return findCardDesign(catalogue, id)
}

const skusOf = (catalogue: Catalogue): string[] =>
  definitionOf(catalogue, 'accessory').articles.flatMap(({ variants }) => variants.map(({ sku }) => sku))

const compatibleAccessories = (catalogue: Catalogue, card: PartialCard): string[] =>
  skusOf(catalogue).filter(sku => accessoryOnCardProblem(catalogue, card, sku).code === undefined)

function onePerType(catalogue: Catalogue, skus: readonly string[]): string[] {
  const types = new Set<string>()
  return skus.filter(sku => {
    const { type = sku } = accessoryOnCardProblem(catalogue, {}, sku)
    const first = !types.has(type)
    types.add(type)
    return first
  })
}
