import { getCollageDesignGroups } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type CollageDesign, designsOf } from '@passepartout/designs'
import { orientationOf, parseDimension } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { route } from '../../http/router.ts'
import { coloursOf, labelsOf, orientationId, shownList, termFilter } from '../listing/index.ts'
import { collageItem } from './collage-item.ts'
import { cheapestCollage, type PricedCollage } from './collage-prices.ts'

export const getCollageDesignGroupsRoute = route(
  getCollageDesignGroups,
  schemas.getCollageDesignGroups,
  (context, { query }) => {
    const all = offered(context)
    const chosen = (values: readonly string[] | undefined) => (values === undefined ? {} : { chosen: values })
    const bySlots = (a: string, b: string) => Number(a) - Number(b)
    const filters = {
      categoryIds: termFilter(context, 'photobook-orientations', query.categoryIds, ({ collage }: Offer) =>
        collage.formats.map(format => orientationId(orientationOf(parseDimension(format)))),
      ),
      slots: {
        valuesOf: ({ collage }: Offer) => [String(collage.slots)],
        order: all.map(({ collage }) => String(collage.slots)).sort(bySlots),
        nameOf: (value: string) => value,
        ...chosen(query.slots),
      },
      ratio: {
        valuesOf: ({ collage }: Offer) => [collage.ratio],
        nameOf: (value: string) => value,
        ...chosen(query.ratio),
      },
      color: termFilter(context, 'colours', query.color, (design: Offer) => coloursOf(context, design)),
      label: termFilter(context, 'card-labels', query.label, (design: Offer) =>
        labelsOf(design, context.now),
      ),
    }
    return shownList(context, all, filters, query, design =>
      collageItem(context, design, design.cheapest, { whole: false }),
    )
  },
  { isPublic: true },
)

type Offer = CollageDesign & { cheapest: PricedCollage }

const offered = (context: CallContext): Offer[] =>
  designsOf(context.designs, 'collage').flatMap(design => {
    const cheapest = cheapestCollage(context, design)
    return cheapest ? [{ ...design, cheapest }] : []
  })
