import { getArticlePrice, getFormatPrices } from '@passepartout/contracts'
import {
  type Catalogue,
  type DeliveryCalendar,
  dayIn,
  deliveryExtract,
  type FrameConfiguration,
  hasMaterial,
  type Material,
  normaliseFrameConfiguration,
  parseDelivery,
  type Shop,
} from '@passepartout/domain'
import {
  type Calculator as CalculatorBlock,
  type GoodsCalculator,
  isWallArt,
  type WallArtCalculator,
} from '../../blocks/calculator/schema.ts'
import type { LoadContext } from '../../platform/block.ts'
import type { Configurator } from '../configurator/configurator.ts'
import { type DeliveryPromise, loadDelivery } from '../configurator/delivery-promise.ts'
import { photobookConfigurator } from '../configurator/photobook-configurator.ts'
import { photoboxConfigurator } from '../configurator/photobox-configurator.ts'
import { sliceCatalogue } from './catalogue-slice.ts'
import { readChoice } from './page-address.ts'
import type { FirstPrices } from './use-prices.ts'

/** What the page loads for its calculator. */
export interface CalculatorData {
  catalogue: Catalogue
  configuration: FrameConfiguration
  prices: FirstPrices
  delivery: DeliveryCalendar | undefined
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

async function loadGoods({ product }: GoodsCalculator, context: LoadContext): Promise<GoodsData | undefined> {
  const configurator = await GOODS[product](context)
  return configurator && { configurator, delivery: await loadDelivery(configurator.delivery, context) }
}

const GOODS: Record<GoodsCalculator['product'], (context: LoadContext) => Promise<Configurator | undefined>> =
  {
    photobox: context => photoboxConfigurator('small', context),
    photoprint: context => photoboxConfigurator('photoprint', context),
    photobook: context => photobookConfigurator({ palettes: [], palette: undefined }, context),
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
  const asked = readChoice(query, block.materialType)
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  // A shared address says everything, so that a missing frame in it means none.
  const input = given.formatType ? given : { ...first, ...given }
  const { configuration } = normaliseFrameConfiguration(catalogue, input, shop)
  return {
    catalogue: sliceCatalogue(catalogue, block.materialType, shop),
    configuration,
    prices: await firstPrices(configuration, context),
    delivery: deliveryOf(block.materialType, shop),
  }
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
