import type { CardDesignSummary, Catalogue } from '../../catalogue/schema.ts'
import { PRINT_FINISHES } from '../../catalogue/vocabulary.ts'
import { type Shop, shopSettings } from '../../shops/shop.ts'
import { accessoryOnCardProblem } from '../accessory/card-accessories.ts'
import { definitionOf } from '../shared/limits.ts'
import type { ProductProblem } from '../shared/rules.ts'
import { CARD_FIELDS, type CardConfiguration, type CardField } from './configuration.ts'
import type { CardDefinition } from './schema.ts'

/** A card with only some choices made. */
export type PartialCard = Partial<Omit<CardConfiguration, 'kind'>>

type CardValues = Readonly<Record<CardField, readonly string[]>>

// Cached: every check of a card needs them.
const valuesByDefinition = new WeakMap<CardDefinition, CardValues>()

/** The values of each choice, in the order of the data. */
export function cardValues(definition: CardDefinition): CardValues {
  const read = valuesByDefinition.get(definition) ?? readValues(definition)
  valuesByDefinition.set(definition, read)
  return read
}

function readValues(definition: CardDefinition): CardValues {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  return {
    formatType: ids(definition.formats),
    folding: ids(definition.foldings),
    paper: ids(definition.papers),
    refinementType: PRINT_FINISHES,
    punching: ids(definition.punchings),
    envelope: ids(definition.envelopes),
    liner: ids(definition.liners),
    envelopePrint: ids(definition.envelopePrints),
  }
}

const NAMES: Record<CardField, string> = {
  formatType: 'format',
  folding: 'folding',
  paper: 'paper',
  refinementType: 'refinement',
  punching: 'punching',
  envelope: 'envelope',
  liner: 'liner',
  envelopePrint: 'envelope-print',
}

/** Why the choices made so far cannot be combined; missing choices are not checked. */
export function cardProblems(catalogue: Catalogue, card: PartialCard, shop: Shop): ProductProblem[] {
  const definition = definitionOf(catalogue, 'card')
  const values = cardValues(definition)
  const unknown = CARD_FIELDS.flatMap(field => {
    const value = card[field]
    return value === undefined || values[field].includes(value)
      ? []
      : [{ field, code: `unknown-${NAMES[field]}`, value }]
  })
  if (unknown.length > 0) return unknown
  return [
    ...designProblems(catalogue, card),
    ...printFinishProblems(catalogue, definition, card, shop),
    ...shapeProblems(definition, card),
    ...envelopeProblems(definition, card),
    ...liningProblems(definition, card),
    ...combinationProblems(definition, card),
    ...accessoryProblems(catalogue, card),
  ]
}

export const findCardDesign = (
  { drawnCards }: Catalogue,
  designId: string | undefined,
): CardDesignSummary | undefined => drawnCards.find(({ id }) => id === designId)

function designProblems(catalogue: Catalogue, { designId, formatType }: PartialCard): ProductProblem[] {
  if (designId === undefined) return []
  const design = findCardDesign(catalogue, designId)
  if (!design) return [{ field: 'designId', code: 'unknown-design', value: designId }]
  return formatType === undefined || [design.format, ...design.otherFormats].includes(formatType)
    ? []
    : [{ field: 'formatType', code: 'format-not-of-design', value: formatType }]
}

/**
 * Papers list the print finishes they support. Gold is available for any card if the channel offers it (spec 9, "gold
 * refinement" of the poster channel); otherwise only for designs drawn with it.
 */
function printFinishProblems(
  catalogue: Catalogue,
  { papers }: CardDefinition,
  { refinementType, paper, designId }: PartialCard,
  shop: Shop,
): ProductProblem[] {
  if (refinementType === undefined) return []
  const problem = (code: string) => [{ field: 'refinementType', code, value: refinementType }]
  const own = papers.find(({ id }) => id === paper)
  if (own && !own.refinements.includes(refinementType)) return problem('refinement-not-on-paper')
  const drawnInGold = findCardDesign(catalogue, designId)?.refinements.includes('gold')
  const golden = refinementType === 'gold' && !shopSettings(shop).goldRefinement && !drawnInGold
  return golden ? problem('gold-not-offered') : []
}

function shapeProblems(
  { formats, punchings }: CardDefinition,
  { formatType, folding, punching }: PartialCard,
): ProductProblem[] {
  if (formatType === undefined) return []
  const foldings = formats.find(({ id }) => id === formatType)?.foldings
  const punched = punchings.find(({ id }) => id === punching)?.formats
  return [
    ...(folding === undefined || foldings?.includes(folding)
      ? []
      : [{ field: 'folding', code: 'folding-not-for-format', value: folding }]),
    ...(punching === undefined || !punched || punched.includes(formatType)
      ? []
      : [{ field: 'punching', code: 'punching-not-for-format', value: punching }]),
  ]
}

function envelopeProblems(
  { formats, envelopes }: CardDefinition,
  { formatType, envelope, envelopePrint }: PartialCard,
): ProductProblem[] {
  if (envelope === undefined) return []
  const size = formats.find(({ id }) => id === formatType)?.envelope
  if (envelope === 'none') {
    return envelopePrint === undefined || envelopePrint === 'none'
      ? []
      : [{ field: 'envelopePrint', code: 'print-without-envelope', value: envelopePrint }]
  }
  const sizes = envelopes.find(({ id }) => id === envelope)?.sizes ?? []
  return size === undefined || sizes.includes(size)
    ? []
    : [{ field: 'envelope', code: 'envelope-not-in-size', value: envelope }]
}

/** Linings exist for some envelope sizes only. */
function liningProblems(
  { formats, liners }: CardDefinition,
  { formatType, envelope, liner }: PartialCard,
): ProductProblem[] {
  if (liner === undefined || liner === 'none') return []
  const problem = (code: string) => [{ field: 'liner', code, value: liner }]
  if (envelope === 'none') return problem('liner-without-envelope')
  const size = formats.find(({ id }) => id === formatType)?.envelope
  const sizes = liners.find(({ id }) => id === liner)?.sizes ?? []
  return size === undefined || sizes.includes(size) ? [] : problem('liner-not-in-size')
}

function combinationProblems({ combinations }: CardDefinition, card: PartialCard): ProductProblem[] {
  return combinations.flatMap(({ code, given, refuses }) => {
    const names = (condition: typeof given, field: CardField) =>
      condition[field]?.some(value => value === card[field]) ?? false
    const applies = CARD_FIELDS.every(field => !given[field] || names(given, field))
    const refused = CARD_FIELDS.find(field => names(refuses, field))
    return applies && refused ? [{ field: refused, code, value: card[refused] ?? '' }] : []
  })
}

function accessoryProblems(catalogue: Catalogue, card: PartialCard): ProductProblem[] {
  const types = new Set<string>()
  return (card.accessories ?? []).flatMap(sku => {
    const { code, type } = accessoryOnCardProblem(catalogue, card, sku)
    const twice = type !== undefined && types.has(type)
    if (type !== undefined) types.add(type)
    const found = code ?? (twice ? 'accessory-type-twice' : undefined)
    return found === undefined ? [] : [{ field: 'accessories', code: found, value: sku }]
  })
}
