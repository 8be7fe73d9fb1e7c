import {
  type ConfigurationOf,
  designerParams,
  designerUrl,
  inOneName,
  normaliseProduct,
  photobookDefinition,
  termName,
} from '@passepartout/domain'
import type { CallContext } from '../http/call-context.ts'
import { type ApiKind, namesIn, type Speaker } from './api-kind.ts'
import { initialOf, type Option, productFormat } from './calculator-option.ts'
import { fittedPages } from './fitted-pages.ts'
import { lineFacts } from './line-facts.ts'

type Book = ConfigurationOf<'photobook'>

function bookName(speaker: Speaker, { photobookPrinting, photobookCover, photobookFormat }: Book) {
  const term = namesIn(speaker)
  return inOneName(speaker.shop.locale, [
    term('photobook-types', photobookPrinting),
    term('photobook-covers', photobookCover),
    term('photobook-formats', photobookFormat),
  ])
}

export const photobook: ApiKind<Book> = {
  name: bookName,
  describe(speaker, book) {
    const term = namesIn(speaker)
    const { refinementType } = book
    return lineFacts(speaker, bookName(speaker, book), {
      pages: String(book.photobookPageCount),
      binding: term('photobook-bindings', book.photobookBinding),
      paper: term('photobook-papers', book.photobookPaper),
      cover: term('cover-laminations', book.photobookCoverLamination),
      refinement: refinementType !== 'none' && term('refinements', refinementType),
    })
  },
  fitted: fittedPages,
  dress: () => ({ kind: 'book' }),
  link: (book, current, extras) =>
    designerUrl('photobook', designerParams('photobook', book, current), extras),
  calculator: photobookOptions,
  calculated: ({ photobookPrinting, photobookCover, photobookFormat }) => ({
    value: `${photobookPrinting}-${photobookCover}`,
    formatType: photobookFormat,
  }),
}

/** Books by type and cover, grouped by type; prices are those of the fewest pages. */
function photobookOptions(context: CallContext): Option[] {
  const { catalogue, shop, now } = context
  return photobookDefinition(catalogue).types.flatMap(({ id, bindings, formats, defaults }) => {
    const covers = [...new Set(bindings.flatMap(binding => binding.covers.map(cover => cover.id)))]
    return covers.map(cover => {
      const value = `${id}-${cover}`
      const priced = formats.flatMap(formatType => {
        const input = { photobookType: value, photobookFormat: formatType }
        const { configuration } = normaliseProduct(catalogue, 'photobook', input, shop, now)
        const text = termName(catalogue, 'photobook-formats', formatType, shop.locale)
        return productFormat(context, configuration, { formatType, text })
      })
      const names = [
        termName(catalogue, 'photobook-types', id, shop.locale),
        termName(catalogue, 'photobook-covers', cover, shop.locale),
      ]
      return {
        value,
        name: inOneName(shop.locale, names).join(', '),
        labelTranslationKey: `photobook-type.${value}`,
        group: id,
        formats: priced,
        initiallySelectedFormat: initialOf(priced, defaults['din-landscape']),
      }
    })
  })
}
