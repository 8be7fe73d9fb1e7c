import type { Catalogue } from '../../catalogue/schema.ts'
import { PHOTOBOOK_BINDINGS, PHOTOBOOK_TYPES } from '../../catalogue/vocabulary.ts'
import type { DataPathProblem, KindData } from '../kind-data-loaders.ts'
import { comparePrices } from '../shared/compare-prices.ts'
import { photobookDefinition } from './configuration.ts'
import {
  type PhotobookDefinition,
  type PhotobookPriceList,
  photobookConfigurationSchema,
  photobookPricesSchema,
  photobookSchema,
} from './schema.ts'

export const photobookData: KindData<PhotobookPriceList, PhotobookDefinition> = {
  configuration: photobookConfigurationSchema,
  isSaidBy: ({ photobookType, photobookPrinting }) => Boolean(photobookType || photobookPrinting),
  pageFields: {
    photobookType: 'word',
    photobookPageCount: /^\d{1,4}$/,
    quantity: /^\d{1,6}$/,
    palette: 'word',
    categoryIds: 'word',
    color: 'word',
  },
  files: 'photobooks',
  definition: { schema: photobookSchema, check: checkDefinition },
  prices: { schema: photobookPricesSchema, check: checkPrices },
  campaignIds: catalogue => [
    ...PHOTOBOOK_TYPES,
    ...booksOf(photobookDefinition(catalogue)).map(([book]) => book),
    ...PHOTOBOOK_BINDINGS,
    ...Object.keys(photobookDefinition(catalogue).formats),
  ],
}

function checkDefinition({ types, formats }: PhotobookDefinition): DataPathProblem[] {
  const problems: DataPathProblem[] = []
  const addProblem = (path: string, message: string) => problems.push({ path, message })
  for (const id of PHOTOBOOK_TYPES) {
    if (types.filter(type => type.id === id).length !== 1) addProblem('types', `"${id}" must be there once`)
  }
  types.forEach((type, index) => {
    for (const format of type.formats) {
      if (!formats[format]) addProblem(`types[${index}].formats`, `the format "${format}" has no size`)
    }
    for (const [orientation, format] of Object.entries(type.defaults)) {
      if (!type.formats.includes(format))
        addProblem(`types[${index}].defaults.${orientation}`, 'is not among the formats')
    }
    for (const { covers } of type.bindings) {
      if (covers.some(({ refinements }) => !refinements.includes('none')))
        addProblem(`types[${index}].bindings`, 'every cover must allow no refinement')
    }
  })
  for (const [format, { widthMm, heightMm }] of Object.entries(formats)) {
    if (orientationByName(format) !== Math.sign(widthMm - heightMm))
      addProblem(`formats.${format}`, 'is not turned as its name says')
  }
  return problems
}

const orientationByName = (format: string): number =>
  format.endsWith('-quer') ? 1 : format.endsWith('-hoch') ? -1 : 0

/** Joined names of type and cover, each with its formats. */
const booksOf = ({ types }: PhotobookDefinition): [book: string, formats: string[]][] =>
  types.flatMap(({ id, formats, bindings }) => {
    const covers = new Set(bindings.flatMap(binding => binding.covers.map(cover => cover.id)))
    return [...covers].map((cover): [string, string[]] => [`${id}-${cover}`, formats])
  })

/** Checks that everything that can be made has its price, and nothing else has one. */
function checkPrices(list: PhotobookPriceList, catalogue: Catalogue): DataPathProblem[] {
  const definition = photobookDefinition(catalogue)
  const bindings = definition.types.flatMap(type => type.bindings)
  const books = booksOf(definition)
  return [
    ...comparePrices(
      'books',
      books.map(([book]) => book),
      list.books,
    ),
    ...books.flatMap(([book, formats]) => comparePrices(`books.${book}`, formats, list.books[book] ?? {})),
    ...definition.types.flatMap(({ id, formats }) => comparePrices(`pages.${id}`, formats, list.pages[id])),
    ...comparePrices(
      'bindingPercent',
      definition.types.flatMap(type => type.bindings.map(({ id }) => `${type.id}-${id}`)),
      list.bindingPercent,
    ),
    ...comparePrices(
      'papers',
      bindings.flatMap(({ papers }) => papers.map(({ id }) => id)),
      list.papers,
    ),
    ...comparePrices(
      'refinements',
      bindings.flatMap(({ covers }) => covers.flatMap(({ refinements }) => refinements)),
      list.refinements,
    ),
  ]
}
