import { getPhotobookPrice } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import {
  availablePageCounts,
  bookCoverOf,
  formatLength,
  normaliseProduct,
  type PhotobookConfiguration,
  photobookChoices,
  photobookDefinition,
  photobookSpineMm,
  priceProduct,
  spineTextMm,
  subtractMoney,
  toDisplayMoney,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { named } from '../listing/index.ts'
import {
  pricePartLabels,
  priceProductForShop,
  pricesByChoice,
  refuseConfiguration,
  requestedProduct,
  toChoicePayloads,
  toPricePayload,
} from '../prices/index.ts'
import { photobookLink } from './photobook-link.ts'

const PARTS = {
  format: 'photobook-formats',
  paper: 'photobook-papers',
  lamination: 'cover-laminations',
  refinement: 'refinements',
} as const

export const getPhotobookPriceRoute = route(
  getPhotobookPrice,
  schemas.getPhotobookPrice,
  async (context, { query: { quantity = 1, amount = quantity, designGroupSetId, designId, ...input } }) => {
    const { catalogue, shop, translate } = context
    const requested = requestedProduct(context, 'photobook', input)
    if (!requested.ok) return refuseConfiguration(requested.problems, translate)
    const price = await priceProductForShop(context, requested.configuration, amount)
    if (!price.ok) return refuseConfiguration(price.problems, translate)
    const { kind: _kind, ...configuration } = requested.configuration
    const spineMm = photobookSpineMm(catalogue, requested.configuration)
    const spineText = bookCoverOf(catalogue, requested.configuration)?.spineText
    const textMm = spineText ? spineTextMm(spineMm, spineText) : undefined
    return success({
      configuration,
      ...toPricePayload(price, shop, pricePartLabels(catalogue, shop, PARTS)),
      nextPages: nextPages(context, requested.configuration, amount),
      graduationsPageCount: availablePageCounts(catalogue, requested.configuration),
      spine: {
        widthMm: spineMm > 0 ? spineMm : null,
        text: spineMm > 0 ? formatLength(spineMm, shop.locale) : null,
        textFits: textMm !== undefined,
        textMm: textMm ?? null,
      },
      choices: choicesFor(context, requested.configuration, amount),
      designerUrl: photobookLink(context, { ...configuration, designGroupSetId, designId, amount }),
    })
  },
  { isPublic: true },
)

function nextPages(context: CallContext, book: PhotobookConfiguration, amount: number) {
  const { catalogue, priceBook, shop, now: at } = context
  const counts = availablePageCounts(catalogue, book)
  const photobookPageCount = counts.find(count => count > book.photobookPageCount)
  if (photobookPageCount === undefined) return null
  const [now, next] = [book, { ...book, photobookPageCount }].map(one =>
    priceProduct(priceBook, catalogue, one, shop, { quantity: amount, at }),
  )
  if (!now?.ok || !next?.ok) return null
  return {
    photobookPageCount,
    price: toDisplayMoney(next.current, shop.locale),
    surcharge: toDisplayMoney(subtractMoney(next.current, now.current), shop.locale),
  }
}

function choicesFor(context: CallContext, book: PhotobookConfiguration, amount: number) {
  const { catalogue, shop, translate, now } = context
  const complete = (changed: PhotobookConfiguration) =>
    normaliseProduct(catalogue, 'photobook', { ...changed }, shop, now).configuration
  const priceWith = pricesByChoice(context, book, amount, complete)
  const { graduationsPageCount: _counts, ...choices } = photobookChoices(catalogue, book, shop)
  const shown = (field: keyof typeof choices, group: Parameters<typeof named>[1]) =>
    toChoicePayloads<string>(
      choices[field],
      translate,
      value => named(context, group)(value).name,
      shop,
      priceWith(field),
    )
  return {
    photobookPrinting: shown('photobookPrinting', 'photobook-types'),
    photobookCover: shown('photobookCover', 'photobook-covers'),
    photobookBinding: shown('photobookBinding', 'photobook-bindings'),
    photobookPaper: shown('photobookPaper', 'photobook-papers'),
    photobookFormat: shown('photobookFormat', 'photobook-formats'),
    photobookCoverLamination: shown('photobookCoverLamination', 'cover-laminations'),
    refinementType: shown('refinementType', 'refinements'),
    amount: photobookDefinition(catalogue).quantity,
  }
}
