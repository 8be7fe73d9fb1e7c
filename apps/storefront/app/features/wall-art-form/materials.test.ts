import { normaliseFrameConfiguration, pageHref, shopFor } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { nearestFormat } from './nearest-format.ts'
import { productPageOfSku } from './product-page-of-sku.ts'
import { unavailableChoices } from './unavailable-choices.ts'

const { catalogue } = await readCatalogue()
const german = shopFor('passepartout', 'de-DE')
const material = (id: string) => {
  const found = catalogue.materials.find(candidate => candidate.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

describe('a format that another material lacks', () => {
  test.each([
    ['poster', '612x408', '600x400'],
    ['poster', '408x612', '400x600'],
  ])('becomes the nearest one of its proportions: %s, %s is %s', (id, asked, expected) => {
    expect(nearestFormat(catalogue, material(id), german, asked)).toBe(expected)
  })

  test.each(catalogue.materials.map(({ id }) => [id]))('always finds one that %s can have', id => {
    for (const asked of ['150x150', '2000x1000', '700x1000', '4000x2500']) {
      const formatType = nearestFormat(catalogue, material(id), german, asked)
      const { corrections } = normaliseFrameConfiguration(catalogue, { materialType: id, formatType }, german)
      expect(corrections.map(({ field }) => field)).not.toContain('formatType')
    }
  })

  test('is none where nothing like a size was asked for', () => {
    expect(nearestFormat(catalogue, material('poster'), german, 'large')).toBeUndefined()
  })
})

describe('what falls away with another material', () => {
  const asking = (materialType: string, optionTypes: string[], rest = {}) => {
    const input = { materialType, formatType: '600x400', optionTypes, ...rest }
    const { configuration, corrections } = normaliseFrameConfiguration(catalogue, input, german)
    const formats = { given: input.formatType, used: configuration.formatType }
    return unavailableChoices(catalogue, corrections, formats, german)
  }

  test('is named as the shop names it', () => {
    expect(asking('acrylglas', ['keilrahmen-38'])).toEqual({
      dropped: [expect.stringMatching(/^Keilrahmen 38\smm$/)],
    })
    expect(asking('leinwand', [], { frameType: 'holzrahmen-eiche' })?.dropped).toHaveLength(1)
  })

  test('is not missed where the other material merely began with it', () => {
    expect(asking('acrylglas', ['keilrahmen-25', 'rand-gespiegelt'])).toBeUndefined()
  })

  test('is the format, too', () => {
    const used = { given: '900x600', used: '600x400' }
    const { format } = unavailableChoices(catalogue, [], used, german) ?? {}
    expect(format?.given).toMatch(/^90\D+60\scm$/)
    expect(format?.used).toMatch(/^60\D+40\scm$/)
  })

  test('holds no words that an address made up', () => {
    expect(asking('acrylglas', ['<b>gold</b>', '__proto__'])).toBeUndefined()
  })
})

describe('an article number', () => {
  const link = {
    id: '',
    linktype: 'story',
    url: '',
    cached_url: 'passepartout/de/wandbilder/poster',
  } as const
  const links = [{ materialType: 'poster', link }]
  const page = { component: 'calculator', product: 'photo-frame', materialType: 'leinwand', links }
  const at = (query: string) =>
    productPageOfSku([page], new URLSearchParams(query), catalogue, {
      shop: german,
      href: path => pageHref(german, path),
      shopUrl: (_, path) => path,
    })

  test('of another material leads to its page', () => {
    expect(at('sku=poster-600x400&gclid=a')).toBe('/wandbilder/poster?sku=poster-600x400&gclid=a')
  })

  test.each(['sku=leinwand-600x400', 'sku=gold-600x400', 'sku=acrylglas-600x400', ''])(
    'stays with %s',
    query => {
      expect(at(query)).toBeUndefined()
    },
  )
})
