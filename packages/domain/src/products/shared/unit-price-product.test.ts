import { expect, it } from 'vitest'
import { catalogue, priceBook } from '../../catalogue/catalogue.fixture.ts'
import type { PartCode, Price } from '../../prices/price-result.ts'
import { CHANNELS } from '../../shops/channels.ts'
import { shopFor } from '../../shops/shop.ts'
import { PRODUCT_KINDS } from '../lists.ts'
import { normaliseProduct, priceProduct, unitPriceProduct } from '../products.ts'

const at = new Date('2026-11-21T12:00:00Z')

it.each(PRODUCT_KINDS.flatMap(kind => CHANNELS.map(channel => [kind, channel] as const)))(
  'a %s costs the same in a list as by itself on %s',
  (kind, channel) => {
    const shop = shopFor(channel, 'de-CH')
    const { configuration } = normaliseProduct(catalogue, kind, {}, shop, at)
    const whole = priceProduct(priceBook, catalogue, configuration, shop, { at })
    const unit = unitPriceProduct(priceBook, catalogue, configuration, shop, at)
    const asUnit = ({ ok, current, original, discountShare, vatRate }: Price<PartCode>) => ({
      ok,
      current,
      original,
      discountShare,
      vatRate,
    })
    expect(unit).toEqual(whole.ok ? asUnit(whole) : whole)
  },
)
