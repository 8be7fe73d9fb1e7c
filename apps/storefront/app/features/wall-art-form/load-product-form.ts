import {
  type ProductFormBlock as CalculatorBlock,
  isWallArtForm,
  type TableProductFormBlock,
  type WallArtFormBlock,
} from '@passepartout/content-model'
import { getArticlePrice, getExpressShop, getFormatPrices } from '@passepartout/contracts'
import {
  type Catalogue,
  type DeliveryCalendar,
  dayInZone,
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
import { type DeliveryPromise, loadDeliveryPromise } from '../product-form/delivery-promise.ts'
import type { ProductForm } from '../product-form/product-form.ts'
import { storefrontKindAdapter } from '../product-kinds/registry.ts'
import { catalogueForMaterial } from './catalogue-slice.ts'
import { type DeliveryPromises, deliveryPromises } from './delivery-promises.ts'
import { nearestFormat } from './nearest-format.ts'
import { parseChoice } from './page-address.ts'
import { type UnavailableChoices, unavailableChoices } from './unavailable-choices.ts'
import type { FirstPrices } from './use-prices.ts'
import { type FirstSurcharges, fetchSurcharges, surchargeKey } from './use-surcharges.ts'

/** Data of a page with a wall-art form. */
export interface WallArtFormData {
  catalogue: Catalogue
  configuration: FrameConfiguration
  prices: FirstPrices
  surcharges: FirstSurcharges
  hasExpress: boolean
  /** Available payment methods: the promised day is that of the fastest. */
  payments: readonly PaymentMethod[]
  /** Limits of the materials that are available in any size within them. */
  freeLimits: Readonly<Partial<Record<Material, ProductionLimits>>>
  delivery: DeliveryCalendar | undefined
  promises: DeliveryPromises | undefined
  /** Requested choices that this material does not have. */
  fallenAway: UnavailableChoices | undefined
}

/** Data of a page with the form of a table product. */
export interface ProductFormData {
  configurator: ProductForm
  delivery: DeliveryPromise | undefined
}

export const loadProductForm = (
  block: CalculatorBlock,
  context: LoadContext,
): Promise<WallArtFormData | ProductFormData | undefined> =>
  isWallArtForm(block) ? loadWallArtForm(block, context) : loadTableProductForm(block, context)

async function loadTableProductForm(
  block: TableProductFormBlock,
  context: LoadContext,
): Promise<ProductFormData | undefined> {
  const configurator = await storefrontKindAdapter(block.product).calculator?.(context, block)
  return configurator && { configurator, delivery: await loadDeliveryPromise(configurator.delivery, context) }
}

/** The configuration of the address, or the material's default, with its prices. */
async function loadWallArtForm(
  block: WallArtFormBlock,
  context: LoadContext,
): Promise<WallArtFormData | undefined> {
  const { shop, query, catalogue } = context
  if (!hasMaterial(catalogue, block.materialType)) return undefined
  const first = {
    materialType: block.materialType,
    ...(block.initiallySelectedFormat ? { formatType: block.initiallySelectedFormat } : {}),
    ...(block.frameType ? { frameType: block.frameType } : {}),
  }
  const named = configurationFromSku(query.get('sku') ?? block.sku, block.materialType, catalogue)
  const choice = parseChoice(query, block.materialType)
  const given = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))
  // A shared address is complete: a missing frame in it means none.
  const input = given.formatType ? given : { ...first, ...named, ...given }
  const { configuration, corrections } = configurationForMaterial(input, block.materialType, context)
  const slice = catalogueForMaterial(catalogue, block.materialType, shop)
  const [prices, surcharges, express] = await Promise.all([
    firstPrices(configuration, context),
    fetchSurcharges(context.api, { catalogue: slice }, configuration),
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
    freeLimits: customSizeLimits(block, catalogue),
    delivery: deliveryOf(block.materialType, shop),
    promises: calendar && deliveryPromises(calendar, block.materialType, catalogue, shop, payments),
    fallenAway: unavailableChoices(
      catalogue,
      corrections,
      { given: choice.formatType, used: configuration.formatType },
      shop,
    ),
  }
}

/** A configuration adapted to this material: the nearest format for a missing one, the default for everything else. */
function configurationForMaterial(
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

function customSizeLimits({ links }: WallArtFormBlock, catalogue: Catalogue): WallArtFormData['freeLimits'] {
  const materials = links.map(({ materialType }) => materialOf(catalogue, materialType))
  return Object.fromEntries(
    materials.filter(({ freeFormat }) => freeFormat).map(({ id, limits }) => [id, limits]),
  )
}

/** Preselection by an article number on the page of its material; the number of another material selects nothing. */
function configurationFromSku(sku: string | undefined, materialType: Material, catalogue: Catalogue) {
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

// Guarded, so that browser bundles never include the calendar's schema.
const calendar = import.meta.env.SSR ? readDeliveryCalendar() : undefined

function readDeliveryCalendar(): DeliveryCalendar | undefined {
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
  return deliveryExtract(calendar, {
    country,
    material,
    today: dayInZone(calendar.plant.timeZone, new Date()),
  })
}
