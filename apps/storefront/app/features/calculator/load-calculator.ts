import {
  type Calculator as CalculatorBlock,
  type GoodsCalculator,
  isWallArt,
  type WallArtCalculator,
} from '@passepartout/content-model'
import { getArticlePrice, getExpressShop, getFormatPrices } from '@passepartout/contracts'
import {
  type Catalogue,
  type DeliveryCalendar,
  dayIn,
  deliveryExtract,
  type FrameConfiguration,
  type FrameConfigurationInput,
  hasMaterial,
  type Material,
  materialOf,
  type NormalisedConfiguration,
  normaliseFrameConfiguration,
  type PaymentMethod,
  type ProductionLimits,
  parseDelivery,
  parseFrameSku,
  type Shop,
} from '@passepartout/domain'
import type { LoadContext } from '../../platform/block.ts'
import type { Configurator } from '../configurator/configurator.ts'
import { type DeliveryPromise, loadDelivery } from '../configurator/delivery-promise.ts'
import { storefrontKind } from '../kinds/registry.ts'
import { sliceCatalogue } from './catalogue-slice.ts'
import { type DeliveryPromises, deliveryPromises } from './delivery-promises.ts'
import { type FallenAway, fallenAway } from './fallen-away.ts'
import { nearestFormat } from './nearest-format.ts'
import { readChoice } from './page-address.ts'
import type { FirstPrices } from './use-prices.ts'
import { askSurcharges, type FirstSurcharges, surchargeKey } from './use-surcharges.ts'

/** What the page loads for its calculator. */
export interface CalculatorData {
  catalogue: Catalogue
  configuration: FrameConfiguration
  prices: FirstPrices
  surcharges: FirstSurcharges
  hasExpress: boolean
  /** Ways to pay on offer: the day is told for the soonest. */
  payments: readonly PaymentMethod[]
  /** Limits of the materials that can be had in any size within them. */
  freeLimits: Readonly<Partial<Record<Material, ProductionLimits>>>
  delivery: DeliveryCalendar | undefined
  promises: DeliveryPromises | undefined
  /** What the address asked for and this material does not have. */
  fallenAway: FallenAway | undefined
}

/** What the page loads for a product that lies on a table. */
export interface GoodsData {
  configurator: Configurator
  delivery: DeliveryPromise | undefined
}

export const loadCalculator = (
  block: CalculatorBlock,
  context: LoadContext,
): Promise<CalculatorData | GoodsData | undefined> =>
  isWallArt(block) ? loadWallArt(block, context) : loadGoods(block, context)

async function loadGoods(block: GoodsCalculator, context: LoadContext): Promise<GoodsData | undefined> {
  const configurator = await storefrontKind(block.product).calculator?.(context, block)
  return configurator && { configurator, delivery: await loadDelivery(configurator.delivery, context) }
}

/** The configuration of the address, or the material's first one, with its prices. */
async function loadWallArt(
  block: WallArtCalculator,
  context: LoadContext,
): Promise<CalculatorData | undefined> {
  const { shop, query, catalogue } = context
  if (!hasMaterial(catalogue, block.materialType)) return undefined
  const first = {
    materialType: block.materialType,
    ...(block.initiallySelectedFormat ? { formatType: block.initiallySelectedFormat } : {}),
    ...(block.frameType ? { frameType: block.frameType } : {}),
  }
  const named = namedBySku(query.get('sku') ?? block.sku, block.materialType, catalogue)
  const asked = readChoice(query, block.materialType)
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  // A shared address says everything, so that a missing frame in it means none.
  const input = given.formatType ? given : { ...first, ...named, ...given }
  const { configuration, corrections } = inMaterial(input, block.materialType, context)
  const slice = sliceCatalogue(catalogue, block.materialType, shop)
  const [prices, surcharges, express] = await Promise.all([
    firstPrices(configuration, context),
    askSurcharges(context.api, { catalogue: slice }, configuration),
    context.api.call(getExpressShop, { query: { materialType: block.materialType } }),
  ])
  const payments = express.ok ? express.payload.payments : []
  return {
    catalogue: slice,
    configuration,
    prices,
    surcharges: { key: surchargeKey(configuration), surcharges },
    hasExpress: express.ok && express.payload.isOffered,
    payments,
    freeLimits: freeLimits(block, catalogue),
    delivery: deliveryOf(block.materialType, shop),
    promises: calendar && deliveryPromises(calendar, block.materialType, catalogue, shop, payments),
    fallenAway: fallenAway(
      catalogue,
      corrections,
      { given: asked.formatType, used: configuration.formatType },
      shop,
    ),
  }
}

/** A choice as this material has it: of a format that it lacks the nearest one, of everything else what it begins with. */
function inMaterial(
  input: FrameConfigurationInput,
  materialType: Material,
  { catalogue, shop }: LoadContext,
): NormalisedConfiguration {
  const whole = normaliseFrameConfiguration(catalogue, input, shop)
  const { formatType } = input
  if (!formatType || !whole.corrections.some(({ field }) => field === 'formatType')) return whole
  const nearest = nearestFormat(catalogue, materialOf(catalogue, materialType), shop, formatType)
  return nearest ? normaliseFrameConfiguration(catalogue, { ...input, formatType: nearest }, shop) : whole
}

function freeLimits({ links }: WallArtCalculator, catalogue: Catalogue): CalculatorData['freeLimits'] {
  const materials = links.map(({ materialType }) => materialOf(catalogue, materialType))
  return Object.fromEntries(
    materials.filter(({ freeFormat }) => freeFormat).map(({ id, limits }) => [id, limits]),
  )
}

/** What an article number preselects on the page of its material; the number of another one chooses nothing. */
function namedBySku(sku: string | undefined, materialType: Material, catalogue: Catalogue) {
  const target = sku ? parseFrameSku(catalogue, sku) : undefined
  return target?.materialType === materialType ? target : undefined
}

async function firstPrices(configuration: FrameConfiguration, { api }: LoadContext): Promise<FirstPrices> {
  const { formatType: _, ...rest } = configuration
  const [article, formats] = await Promise.all([
    api.call(getArticlePrice, { query: configuration }),
    api.call(getFormatPrices, { query: rest }),
  ])
  return {
    configuration,
    article: article.ok ? article.payload : undefined,
    formats: formats.ok ? formats.payload : undefined,
  }
}

// Guarded, so that a browser's bundle never holds the calendar's schema.
const calendar = import.meta.env.SSR ? readCalendar() : undefined

function readCalendar(): DeliveryCalendar | undefined {
  const files = import.meta.glob<unknown>(
    ['../../../../../catalogue/delivery.json', '../../../../../catalogue/delivery/*.json'],
    { eager: true, import: 'default' },
  )
  const entries = Object.entries(files).map(([path, file]) => [path.split('/catalogue/')[1], file])
  const result = parseDelivery(Object.fromEntries(entries))
  return result.ok ? result.value : undefined
}

function deliveryOf(material: Material, { country }: Shop): DeliveryCalendar | undefined {
  if (!calendar) return undefined
  return deliveryExtract(calendar, { country, material, today: dayIn(calendar.plant.timeZone, new Date()) })
}
