import { getCollageDesignGroups } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { orientationOf, parseDimension, termsOf } from '@passepartout/domain'
import { route } from '../../http/router.ts'
import { createTermFilter, orientationId, toListPayload } from '../listing/index.ts'
import { collageItem } from './collage-item.ts'
import { type CollageOffer, collageOffers } from './collage-offers.ts'

/**
 * A category is a shape (`din-landscape`) or a subject (`1` to `50`, `kl-1` to `kl-39`); a request may combine both.
 */
export const getCollageDesignGroupsRoute = route(
  getCollageDesignGroups,
  schemas.getCollageDesignGroups,
  (context, { query }) => {
    const isSubject = (id: string) =>
      termsOf(context.catalogue, 'photobook-categories').some(term => term.id === id)
    const { subjects = [], shapes = [] } = Object.groupBy(query.categoryIds ?? [], id =>
      isSubject(id) ? 'subjects' : 'shapes',
    )
    const all = collageOffers(context).filter(
      ({ collage }) => subjects.length === 0 || collage.categoryIds?.some(id => subjects.includes(id)),
    )
    const chosen = (values: readonly string[] | undefined) => (values === undefined ? {} : { chosen: values })
    const bySlots = (a: string, b: string) => Number(a) - Number(b)
    const filters = {
      categoryIds: createTermFilter(
        context,
        'photobook-orientations',
        shapes.length > 0 ? shapes : undefined,
        ({ collage }: CollageOffer) =>
          collage.formats.map(format => orientationId(orientationOf(parseDimension(format)))),
      ),
      slots: {
        valuesOf: ({ collage }: CollageOffer) => [String(collage.slots)],
        order: all.map(({ collage }) => String(collage.slots)).sort(bySlots),
        nameOf: (value: string) => value,
        ...chosen(query.slots),
      },
      ratio: {
        valuesOf: ({ collage }: CollageOffer) => [collage.ratio],
        nameOf: (value: string) => value,
        ...chosen(query.ratio),
      },
      color: createTermFilter(context, 'colours', query.color, ({ colours }: CollageOffer) => colours),
      label: createTermFilter(context, 'card-labels', query.label, ({ labels }: CollageOffer) => labels),
    }
    return toListPayload(context, all, filters, query, design =>
      collageItem(context, design, { whole: false }),
    )
  },
  { isPublic: true },
)
