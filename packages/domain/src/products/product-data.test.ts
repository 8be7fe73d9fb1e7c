import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogue, dataFiles } from '../catalogue/catalogue.fixture.ts'
import { type DataFiles, formatProblems } from '../catalogue/data-files.ts'
import { parseCatalogue } from '../catalogue/parse-catalogue.ts'
import { parsePriceBook } from '../prices/parse-price-book.ts'

/** The data files with one of them modified. */
function broken(file: string, change: (data: never) => void): DataFiles {
  const files = structuredClone(dataFiles())
  change(files[file] as never)
  return files
}

const catalogueProblems = (files: DataFiles): string[] => {
  const result = parseCatalogue(files)
  return result.ok ? [] : formatProblems(result.problems)
}
const priceProblems = (files: DataFiles): string[] => {
  const result = parsePriceBook(files, catalogue)
  return result.ok ? [] : formatProblems(result.problems)
}

interface Cards {
  formats: { id: string; envelope: string }[]
  punchings: { id: string }[]
  liners: { id: string }[]
  combinations: { refuses: Record<string, string[]> }[]
  defaults: Record<string, string>
}
interface CardPrices {
  units: Record<string, Record<string, number[]>>
  papers: Record<string, number>
  tiersFrom: number[]
}

describe('a slip in the data of goods stops the start with its place', () => {
  it.each<[string, (data: never) => void, string]>([
    [
      'products/cards.json',
      (data: Cards) => Object.assign(data.formats[0] ?? {}, { envelope: 'a4' }),
      'products/cards.json at formats[0].envelope: "a4" is unknown',
    ],
    [
      'products/cards.json',
      (data: Cards) => Object.assign(data.formats.find(({ id }) => id === 'A5p') ?? {}, { envelope: 'c6' }),
      'products/cards.json at formats[7].envelope: "c6" is smaller than the card',
    ],
    [
      'products/cards.json',
      (data: Cards) => Object.assign(data.combinations[0]?.refuses ?? {}, { envelopePrint: ['gold'] }),
      'products/cards.json at combinations[0]: "gold" is unknown',
    ],
    [
      'products/cards.json',
      (data: Cards) => data.punchings.push(...data.punchings.slice(0, 1)),
      'products/cards.json at punching: "none" appears twice',
    ],
    [
      'products/cards.json',
      (data: Cards) => Object.assign(data.liners[1] ?? {}, { sizes: ['a4'] }),
      'products/cards.json at liners[1].sizes: "a4" is unknown',
    ],
    [
      'products/cards.json',
      (data: Cards) => Object.assign(data.defaults, { paper: 'karton' }),
      'products/cards.json at defaults.paper: "karton" is unknown',
    ],
    [
      'products/accessories.json',
      (data: { articles: { variants: { colour: string }[] }[] }) =>
        Object.assign(data.articles[0]?.variants[0] ?? {}, { colour: 'pink' }),
      'products/accessories.json at articles[0].variants: "pink" is unknown',
    ],
    [
      'products/accessories.json',
      (data: { articles: { type: string }[] }) => {
        data.articles = data.articles.filter(({ type }) => type !== 'pen')
      },
      'products/accessories.json at articles: none is of type "pen"',
    ],
    [
      'products/accessories.json',
      (data: { articles: { fits: object }[] }) =>
        Object.assign(data.articles[0]?.fits ?? {}, { materials: ['silk'] }),
      'products/accessories.json at articles[0].fits.materials: "silk" is unknown',
    ],
    [
      'products/collages.json',
      (data: { materials: string[] }) => data.materials.push('silk'),
      'products/collages.json at materials: "silk" is unknown',
    ],
    [
      'products/gift-vouchers.json',
      (data: { initial: { EUR: number } }) => Object.assign(data.initial, { EUR: 1234 }),
      'products/gift-vouchers.json at initial.EUR: is not among the amounts',
    ],
    [
      'products/photoprints.json',
      (data: { defaults: object }) => Object.assign(data.defaults, { type: 'poster', format: '100x100' }),
      'products/photoprints.json at defaults.format: is not among the formats of its type',
    ],
    [
      'products/photoboxes.json',
      (data: { defaults: object }) => Object.assign(data.defaults, { photos: 900 }),
      'products/photoboxes.json at defaults: is no box that can be made',
    ],
    [
      'products/collages.json',
      (data: { defaults: object }) => Object.assign(data.defaults, { material: 'fototapete' }),
      'products/collages.json at defaults.material: is not among the materials',
    ],
  ])('%s', (file, change, line) => {
    expect(catalogueProblems(broken(file, change))).toContain(line)
  })

  it.each<[string, (data: never) => void, string]>([
    [
      'prices/cards.json',
      (data: CardPrices) => delete data.papers.natur,
      'prices/cards.json at papers: "natur" has no price',
    ],
    [
      'prices/cards.json',
      (data: CardPrices) => Object.assign(data.papers, { karton: 10 }),
      'prices/cards.json at papers: "karton" is unknown',
    ],
    [
      'prices/cards.json',
      (data: CardPrices) => data.units.A6?.flat?.reverse(),
      'prices/cards.json at units.A6.flat: rises with the quantity',
    ],
    [
      'prices/cards.json',
      (data: CardPrices) => data.units.SQ?.folded?.pop(),
      'prices/cards.json at units.SQ.folded: needs one price for every quantity of tiersFrom',
    ],
    [
      'prices/cards.json',
      (data: CardPrices) => data.tiersFrom.shift(),
      'prices/cards.json at tiersFrom: must begin with 1 and rise',
    ],
    [
      'prices/accessories.json',
      (data: { units: Record<string, number> }) => delete data.units.wachssiegel,
      'prices/accessories.json at units: "wachssiegel" has no price',
    ],
    [
      'prices/photoprints.json',
      (data: { units: { poster: Record<string, number[]> } }) => delete data.units.poster['300x200'],
      'prices/photoprints.json at units.poster: "300x200" has no price',
    ],
    [
      'prices/photoboxes.json',
      (data: { boxes: { max: Record<string, number> } }) => delete data.boxes.max['100x100'],
      'prices/photoboxes.json at boxes.max: "100x100" has no price',
    ],
  ])('%s', (file, change, line) => {
    expect(priceProblems(broken(file, change))).toContain(line)
  })
})

it('every picture of papers, envelopes and accessories is there', () => {
  const folder = fileURLToPath(new URL('../../../../content/assets/goods/', import.meta.url))
  const { card, accessory } = catalogue.products
  const pictures = [
    ...(card?.papers ?? []),
    ...(card?.envelopes ?? []),
    ...(accessory?.articles.flatMap(({ variants }) => variants) ?? []),
  ].flatMap(({ picture }) => picture ?? [])
  expect(pictures.length).toBeGreaterThan(30)
  expect([...new Set(pictures)].filter(picture => !existsSync(folder + picture))).toEqual([])
})
