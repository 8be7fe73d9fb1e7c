import {
  dayIn,
  designerParams,
  designerUrl,
  monthOf,
  PLANT_TIME_ZONE,
  type ProductConfiguration,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

/** Where an article is designed; null for what is ordered as it is. */
export function articleLink(
  product: ProductConfiguration,
  { shop: { locale }, now }: Pick<CallContext, 'shop' | 'now'>,
): string | null {
  const current = monthOf(dayIn(PLANT_TIME_ZONE, now)) ?? { year: now.getUTCFullYear(), month: 1 }
  switch (product.kind) {
    case 'photo-frame':
      return designerUrl('photo-frame', product, { locale })
    case 'collage':
      return designerUrl('collage', designerParams('collage', product, current), { locale })
    case 'calendar':
      return designerUrl('calendar', designerParams('calendar', product, current), { locale })
    case 'photobook':
      return designerUrl('photobook', designerParams('photobook', product, current), { locale })
    case 'photobox': {
      const box = {
        photoboxType: 'small',
        photoboxFormat: product.photoFormat,
        photoboxQuantityMax: product.photos,
      } as const
      return designerUrl('photobox', designerParams('photobox', box, current), { locale })
    }
    case 'photoprint': {
      const prints = { photoboxType: 'photoprint', photoboxFormat: product.photoFormat } as const
      return designerUrl('photobox', designerParams('photobox', prints, current), { locale })
    }
    case 'card': {
      const { designId, paper, punching, refinementType } = product
      const card = { themeId: designId, paper, punching, refinementType }
      return designerUrl('card', designerParams('card', card, current), { locale })
    }
    case 'accessory':
    case 'gift-voucher':
      return null
  }
}
