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
import type { Calculator as CalculatorBlock } from '../../blocks/calculator/schema.ts'
import type { LoadContext } from '../../platform/block.ts'
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

/** The configuration of the address, or the material's first one, with its prices. */
export async function loadCalculator(
  block: CalculatorBlock,
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
