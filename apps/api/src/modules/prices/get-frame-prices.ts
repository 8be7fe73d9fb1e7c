import { getFramePrices } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  localised,
  materialOf,
  money,
  normaliseFrameConfiguration,
  priceFrame,
  sumMoney,
} from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { askedConfiguration } from './asked-configuration.ts'
import { refuseConfiguration } from './configuration-refusal.ts'
import { shownMoney } from './shown-money.ts'

/** Parts of a price that come with a frame. */
const FRAMING: readonly string[] = ['frame', 'glass', 'mat']

export const getFramePricesRoute = route(
  getFramePrices,
  schemas.getFramePrices,
  ({ catalogue, priceBook, shop, translate, now }, { query }) => {
    const asked = askedConfiguration(catalogue, query, shop)
    if (!asked.ok) return refuseConfiguration(asked.problems, translate)
    const { materialType, formatType, optionTypes } = asked.configuration
    const shown = (amount: number) => shownMoney(money(amount, shop.currency), shop.locale)
    const kinds = catalogue.frames.filter(({ id }) => materialOf(catalogue, materialType).frames.includes(id))
    const frames = kinds.flatMap(kind =>
      kind.finishes.flatMap(finish => {
        const input = { materialType, formatType, optionTypes, frameType: finish.id }
        const { configuration, corrections } = normaliseFrameConfiguration(catalogue, input, shop)
        // A frame that is not made in this size is left out; options that give way to a frame are not missed.
        if (corrections.some(({ field }) => field !== 'optionTypes')) return []
        const price = priceFrame(priceBook, catalogue, configuration, shop, { at: now })
        if (!price.ok) return []
        const framing = price.parts.filter(({ code }) => FRAMING.includes(code))
        return [
          {
            frameType: finish.id,
            name: localised(kind.name, shop.locale),
            finish: localised(finish.name, shop.locale),
            priceCurrent: shown(price.current.amount),
            priceOriginal: shown(price.original.amount),
            discountPercent: price.discountShare,
            surcharge: shownMoney(
              sumMoney(
                framing.map(({ current }) => current),
                shop.currency,
              ),
              shop.locale,
            ),
          },
        ]
      }),
    )
    return answer({ materialType, formatType, frames })
  },
  { isPublic: true, about: 'photo-frame' },
)
