import { availableCardFormats, type CardDesign, findDesign } from '@passepartout/designs'
import {
  CARD_FIELDS,
  type CardConfiguration,
  type CardField,
  type Catalogue,
  checkProduct,
  definitionOf,
  normaliseProduct,
  type ProductInput,
  type ProductProblem,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { requestedProduct } from '../prices/index.ts'

type Context = Pick<CallContext, 'catalogue' | 'designs' | 'shop' | 'now'>
type RequestedCard =
  | { ok: true; card: CardConfiguration; design: CardDesign | undefined }
  | { ok: false; problems: ProductProblem[] }

/** The values of each choice in which a design is available in a format: holes need no artwork, contours do. */
export function allowedCardValues(
  catalogue: Catalogue,
  design: CardDesign,
  format: string = design.card.format,
): Record<CardField, string[]> {
  const { card } = design
  const { formats, envelopes, liners, envelopePrints, punchings } = definitionOf(catalogue, 'card')
  const size = formats.find(({ id }) => id === format)?.envelope ?? ''
  const inSize = (list: readonly { id: string; sizes: readonly string[] }[]) =>
    list.filter(({ id, sizes }) => id === 'none' || sizes.includes(size)).map(({ id }) => id)
  const holes = punchings.filter(({ holes }) => holes > 0)
  return {
    formatType: availableCardFormats(design),
    folding: [card.folding],
    paper: [...card.papers],
    refinementType: [...card.refinements],
    punching: [...new Set([...card.punchings, ...holes.map(({ id }) => id)])],
    envelope: inSize(envelopes),
    liner: inSize(liners),
    envelopePrint: envelopePrints.map(({ id }) => id),
  }
}

/** The requested card. Missing fields take the design's defaults, as far as they are compatible with the others. */
export function requestedCard(
  context: Context,
  { themeId, ...input }: ProductInput & { themeId?: string | undefined },
): RequestedCard {
  if (themeId === undefined) return withDesignDefaults(requestedProduct(context, 'card', input), undefined)
  const design = findDesign(context.designs, 'card', themeId)
  if (!design) return { ok: false, problems: [{ field: 'themeId', code: 'unknown-design', value: themeId }] }
  const values = allowedCardValues(context.catalogue, design, input.formatType?.toString())
  const strange = CARD_FIELDS.flatMap(field => {
    const value = input[field]
    return typeof value === 'string' && !values[field].includes(value)
      ? [{ field, code: 'not-of-design', value }]
      : []
  })
  if (strange.length > 0) return { ok: false, problems: strange }
  return withDesignDefaults(
    requestedProduct(context, 'card', withCardDefaults(context, design, values, input)),
    design,
  )
}

function withDesignDefaults(
  product: ReturnType<typeof requestedProduct<'card'>>,
  design: CardDesign | undefined,
): RequestedCard {
  return product.ok ? { ok: true, card: product.configuration, design } : product
}

function withCardDefaults(
  context: Context,
  { id, card }: CardDesign,
  values: Record<CardField, string[]>,
  input: ProductInput,
): ProductInput {
  const made: Record<string, unknown> = {
    ...input,
    formatType: input.formatType ?? card.format,
    folding: card.folding,
    designId: id,
  }
  // Checked without accessories, because a ribbon would select a die cut that was not requested.
  const { catalogue, shop, now } = context
  const chosen = Object.fromEntries([...CARD_FIELDS, 'designId'].map(field => [field, made[field]]))
  const plain: CardConfiguration = normaliseProduct(catalogue, 'card', chosen, shop, now).configuration
  for (const field of ['refinementType', 'paper', 'punching'] as const) {
    if (input[field] !== undefined) continue
    const value = values[field].find(
      one => checkProduct(catalogue, { ...plain, [field]: one } as CardConfiguration, shop).ok,
    )
    if (value !== undefined) made[field] = value
    Object.assign(plain, { [field]: value ?? plain[field] })
  }
  return made
}
