import { designerParams, designerUrl } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

type Input = Parameters<typeof designerParams<'photobook'>>[1]

export const photobookLink = ({ shop, now }: Pick<CallContext, 'shop' | 'now'>, input: Input): string => {
  const current = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  return designerUrl('photobook', designerParams('photobook', input, current), { locale: shop.locale })
}
