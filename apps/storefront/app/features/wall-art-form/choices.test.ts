import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Catalogue,
  checkFrameConfiguration,
  frameChoices,
  frameOuterSize,
  LOCALES,
  MATERIALS,
  normaliseFrameConfiguration,
  outerSizeMm,
  parseCatalogue,
  type Shop,
  shopFor,
  wallArtAppearanceOf,
} from '@passepartout/domain'
import { describe, expect, test } from 'vitest'
import { catalogueForMaterial } from './catalogue-slice.ts'
import {
  formatInGroup,
  formatList,
  formatListName,
  rotatedFormat,
  withChange,
  withOption,
} from './choices.ts'
import { parseChoice, productUrlWithChoice } from './page-address.ts'
import { formatDistanceText, qualityOf } from './quality-note.tsx'
import { wallDimensionTexts } from './wall-dimension-texts.ts'

const root = join(import.meta.dirname, '../../../../../catalogue')
const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))
const read = parseCatalogue(
  Object.fromEntries(names.map(name => [name, JSON.parse(readFileSync(join(root, name), 'utf8'))])),
)
if (!read.ok) throw new Error('The catalogue is broken')
const whole: Catalogue = read.value
const german = shopFor('passepartout', 'de-DE')
const rulesOf = (material: (typeof MATERIALS)[number], shop: Shop = german) => ({
  catalogue: catalogueForMaterial(whole, material, shop),
  shop,
})
const first = (material: (typeof MATERIALS)[number], shop: Shop = german) =>
  normaliseFrameConfiguration(whole, { materialType: material }, shop).configuration

describe('the slice of the catalogue that a page carries', () => {
  test.each(
    MATERIALS.flatMap(material =>
      (['de-DE', 'en-US', 'fr-CH'] as const).map(locale => [material, locale] as const),
    ),
  )('decides about %s in %s as the whole does', (material, locale) => {
    const shop = shopFor('passepartout', locale)
    const { catalogue } = rulesOf(material, shop)
    const configuration = first(material, shop)
    expect(frameChoices(catalogue, configuration, shop)).toEqual(frameChoices(whole, configuration, shop))
    for (const kind of catalogue.frames) {
      const framed = withChange({ catalogue, shop }, configuration, { frameType: kind.id })
      expect(framed).toEqual(withChange({ catalogue: whole, shop }, configuration, { frameType: kind.id }))
    }
  })

  test('stays small', () => {
    for (const material of MATERIALS) {
      expect(JSON.stringify(rulesOf(material).catalogue).length).toBeLessThan(16_000)
    }
  })
})

describe('a choice', () => {
  const rules = rulesOf('poster')

  test('always leaves something that can be made', () => {
    const framed = withChange(rules, first('poster'), { frameType: 'holzrahmen-eiche', matType: 'mat-weiss' })
    for (const patch of [
      { formatType: '1500x1000' },
      { formatType: '200x200' },
      { frameType: undefined },
      { optionTypes: ['laminierung-matt'] },
    ]) {
      const next = withChange(rules, framed, patch)
      expect(checkFrameConfiguration(whole, next, german)).toEqual({ ok: true })
    }
  })

  test('of a frame too small for a new format is given up', () => {
    const framed = withChange(rules, first('poster'), { frameType: 'holzrahmen-eiche' })
    expect(withChange(rules, framed, { formatType: '1500x1000' }).frameType).toBeUndefined()
  })

  test('of an option replaces its sibling and nothing else', () => {
    const canvas = rulesOf('leinwand')
    const next = withChange(canvas, first('leinwand'), {
      optionTypes: withOption(canvas, first('leinwand'), 'rand-farbig'),
    })
    expect(next.optionTypes).toEqual(['keilrahmen-25', 'rand-farbig', 'materialausfuehrung-standard'])
  })
})

describe('the list of formats', () => {
  const rules = rulesOf('leinwand')
  const configuration = first('leinwand')
  const choices = frameChoices(rules.catalogue, configuration, german)

  test('shows the ratio of the chosen format, smallest first, in as many rows as the longest ratio has', () => {
    const list = formatList(rules, choices, '900x600')
    expect(list.active).toBe('3:2')
    expect(list.extra).toBeUndefined()
    expect(list.shown.length).toBe(list.rows)
    const areas = list.shown.map(({ format }) => format.split('x').map(Number)).map(([w = 0, h = 0]) => w * h)
    expect(areas).toEqual([...areas].sort((a, b) => a - b))
  })

  test('keeps a size of the customer’s own as an extra entry beside the ratio looked at before', () => {
    const list = formatList(rules, choices, '1070x700', '2:1')
    expect(list).toMatchObject({ active: '2:1', extra: '1070x700' })
  })

  test('finds the nearest size in another ratio, the same way round', () => {
    expect(formatInGroup(choices, 'square', '900x600')).toMatch(/^(\d+)x\1$/)
    const [width = 0, height = 0] = formatInGroup(choices, '2:1', '600x900').split('x').map(Number)
    expect(height).toBe(2 * width)
  })

  test('knows a format by its landscape name', () => {
    expect(rotatedFormat('900x600')).toBe('600x900')
    expect(formatListName('600x900')).toBe('900x600')
    expect(rotatedFormat('500x500')).toBe('500x500')
  })
})

describe('on the wall', () => {
  test.each(MATERIALS)('%s has exactly the size that is ordered, frame and mat included', material => {
    const rules = rulesOf(material)
    const kinds = [undefined, ...rules.catalogue.frames.map(({ id }) => id)]
    for (const frameType of kinds) {
      for (const matType of ['mat-none', 'mat-weiss']) {
        const configuration = withChange(rules, first(material), {
          frameType,
          ...(frameType ? { matType } : {}),
        })
        const outer = frameOuterSize(whole, configuration)
        const hung = outerSizeMm(wallArtAppearanceOf(rules.catalogue, configuration))
        expect(hung.widthMm).toBeCloseTo(outer.widthMm, 6)
        expect(hung.heightMm).toBeCloseTo(outer.heightMm, 6)
      }
    }
  })

  test('lengths are written in the shop’s unit', () => {
    const american = shopFor('passepartout', 'en-US')
    expect(wallDimensionTexts(rulesOf('leinwand', american), first('leinwand', american)).width).toMatch(
      /in$/,
    )
    expect(LOCALES).toContain('en-US')
  })
})

describe('the visitor’s own photo', () => {
  const phone = { width: 4032, height: 3024 }

  test.each([
    [phone, '600x400', 'sharp'],
    [phone, '400x600', 'sharp'],
    [{ width: 1920, height: 1080 }, '300x200', 'sharp'],
    [{ width: 1920, height: 1080 }, '600x400', 'good'],
    [{ width: 1920, height: 1080 }, '900x600', 'too-small'],
    [{ width: 640, height: 480 }, '900x600', 'too-small'],
  ])('of %o pixels on canvas of %s mm is %s', (photo, formatType, grade) => {
    const { configuration } = normaliseFrameConfiguration(
      whole,
      { materialType: 'leinwand', formatType },
      german,
    )
    expect(qualityOf(photo, whole, configuration).grade).toBe(grade)
  })

  test('also has to fill the sides of a canvas that it goes round', () => {
    const edge = (option: string) =>
      normaliseFrameConfiguration(
        whole,
        { materialType: 'leinwand', formatType: '300x200', optionTypes: [option] },
        german,
      ).configuration
    const photo = { width: 1200, height: 800 }
    expect(qualityOf(photo, whole, edge('rand-gespiegelt')).ppi).toBe(101)
    expect(qualityOf(photo, whole, edge('rand-umgeschlagen')).ppi).toBeLessThan(80)
  })

  test.each([
    ['de-DE', '1,3\u00a0m'],
    ['en-US', '5\u00a0ft'],
  ] as const)('is looked at in %s from %s', (locale, text) => {
    expect(formatDistanceText(1.3, shopFor('passepartout', locale))).toBe(text)
  })
})

describe('an address', () => {
  const configuration = withChange(rulesOf('poster'), first('poster'), {
    frameType: 'holzrahmen-eiche',
    matType: 'mat-weiss',
  })

  test('carries the choice and brings it back', () => {
    const query = new URLSearchParams(productUrlWithChoice('/wandbilder/poster', configuration).split('?')[1])
    expect(query.has('materialType')).toBe(false)
    expect(normaliseFrameConfiguration(whole, parseChoice(query, 'poster'), german)).toEqual({
      configuration,
      corrections: [],
    })
  })

  test('keeps what else stood in it', () => {
    const address = productUrlWithChoice('/p', configuration, new URLSearchParams('gclid=abc&formatType=old'))
    expect(address).toContain('gclid=abc')
    expect(address).not.toContain('old')
  })

  test('forgets the article number that it began with once something is chosen', () => {
    const kept = new URLSearchParams('sku=poster-300x200&gclid=abc')
    const address = productUrlWithChoice('/p', configuration, kept)
    expect(address).not.toContain('sku')
    expect(address).toContain('gclid=abc')
  })

  test('is read from a form without script, one name per group of options', () => {
    const query = new URLSearchParams('optionTypes[rand]=rand-farbig&optionTypes[keilrahmen]=keilrahmen-38')
    expect(parseChoice(query, 'leinwand').optionTypes).toEqual(['rand-farbig', 'keilrahmen-38'])
  })
})
