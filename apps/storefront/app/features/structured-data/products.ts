import type { DisplayMoney } from '@passepartout/contracts'
import { BRAND_NAMES, isoCountry, TEXT_NUMBERS } from '@passepartout/domain'
import { canonicalOf } from '../../platform/head.tsx'
import type { Page, Shipping, StoredBlock } from '../../platform/page.ts'
import type { LoadedDetail } from '../product-detail/load-detail.ts'
import { shareImageOf } from '../sharing/share-image.ts'
import type { ProductFormData, WallArtFormData } from '../wall-art-form/load-product-form.ts'

type Node = Record<string, unknown>
/** Personalised products cannot be returned, all others can (legal pages, "Right of cancellation"). */
const RETURN_DAYS = TEXT_NUMBERS.withdrawalDays

interface Offered {
  name: string
  /** Carries the customer's own photo or text. */
  personalised: boolean
  sku?: string
  /** Prices in all formats; a single one if only the lowest is known. */
  prices: readonly Pick<DisplayMoney, 'amount' | 'currency'>[]
}

/** The products that a page sells, as schema.org `Product` nodes; products without a price are left out. */
export function productNodes(page: Page): Node[] {
  return page.blocks.flatMap(block => {
    const offered = offeredBy(block, page)
    const [first] = offered?.prices ?? []
    return offered && first ? [productNode(offered, first.currency, page)] : []
  })
}

/** Name of the product on a page that serves many. */
export function productNamed({ blocks, data }: Pick<Page, 'blocks' | 'data'>): string | undefined {
  const block = blocks.find(({ component }) => component.endsWith('-detail'))
  return block && detailOf(block, data)?.name
}

const detailOf = ({ _uid }: StoredBlock, data: Page['data']) =>
  (data.get(_uid) as LoadedDetail | undefined)?.product

function offeredBy(block: StoredBlock, page: Page): Offered | undefined {
  const data = page.data.get(block._uid)
  if (block.component === 'calculator') {
    const { headline, sku, materialType } = block as StoredBlock & Record<string, string | undefined>
    const number = sku || materialType
    return {
      name: headline ?? page.head.title,
      personalised: true,
      ...(number ? { sku: number } : {}),
      prices: pricesOf(data as WallArtFormData | ProductFormData | undefined),
    }
  }
  if (!block.component.endsWith('-detail')) return undefined
  const product = detailOf(block, page.data)
  return (
    product && {
      name: product.name,
      personalised: block.component !== 'accessory-detail',
      sku: product.viewed.item,
      prices: product.price.from ? [product.price.from] : [],
    }
  )
}

function pricesOf(data: WallArtFormData | ProductFormData | undefined): Offered['prices'] {
  if (!data) return []
  if ('configurator' in data) return data.configurator.price ? [data.configurator.price.unitAmount] : []
  return (data.prices.formats?.formats ?? []).map(({ priceCurrent }) => priceCurrent)
}

function productNode({ name, sku, prices, personalised }: Offered, currency: string, page: Page): Node {
  const url = canonicalOf(page)
  const amounts = prices.map(({ amount }) => amount)
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    ...(page.head.description ? { description: page.head.description } : {}),
    ...(sku ? { sku } : {}),
    image: shareImageOf(page).url,
    brand: { '@type': 'Brand', name: BRAND_NAMES[page.shop.channel] },
    offers: {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: currency,
      lowPrice: decimal(Math.min(...amounts)),
      ...(amounts.length > 1 ? { highPrice: decimal(Math.max(...amounts)), offerCount: amounts.length } : {}),
      // Made to order, so always in stock.
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      ...(page.shipping ? { shippingDetails: shippingNodes(page.shipping) } : {}),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: isoCountry(page.shop.country),
        ...(personalised
          ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
          : {
              returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
              merchantReturnDays: RETURN_DAYS,
              returnMethod: 'https://schema.org/ReturnByMail',
            }),
      },
    },
  }
}

function shippingNodes({ country, fees, transitDays, workingDays }: Shipping): Node[] {
  const node = (fee: DisplayMoney): Node => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimal(fee.amount), currency: fee.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: isoCountry(country) },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(
        Math.max(0, workingDays.min - transitDays.min),
        Math.max(0, workingDays.max - transitDays.max),
      ),
      transitTime: days(transitDays.min, transitDays.max),
    },
  })
  return fees.bulky.amount === fees.parcel.amount
    ? [node(fees.parcel)]
    : [node(fees.parcel), node(fees.bulky)]
}

const days = (minValue: number, maxValue: number): Node => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** Minor units in schema.org's format. All currencies of the shop have two decimals. */
const decimal = (amount: number) => (amount / 100).toFixed(2)
