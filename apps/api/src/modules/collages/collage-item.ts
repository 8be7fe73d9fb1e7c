import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import type { CallContext } from '../../http/call-context.ts'
import { toDesignItem } from '../listing/index.ts'
import { toStartingPrice } from '../prices/index.ts'
import { collageLink } from './collage-link.ts'
import { formatName } from './collage-names.ts'
import type { CollageOffer } from './collage-offers.ts'

type Item = CallPayload<typeof schemas.getCollageDesignGroups>['items'][number]

/** The fields that lists and the page of a collage share. */
export function collageItem(context: CallContext, design: CollageOffer, { whole }: { whole: boolean }): Item {
  const { locale } = context.shop
  const { designId, slots, ratio, formats } = design.collage
  const { materialType, formatType, optionTypes } = design.cheapest.configuration
  return {
    designId,
    ...toDesignItem(context, design, { whole }),
    slots,
    ratio,
    formats: formats.map(value => ({ value, name: formatName(value, locale) })),
    priceFrom: toStartingPrice(design.cheapest, context.shop),
    designerUrl: collageLink(context.shop, { designId, materialType, formatType, optionTypes }),
  }
}
