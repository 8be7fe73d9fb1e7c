import { describe, expect, it } from 'vitest'
import { LOCALES } from '../shops/locales.ts'
import { shopFor } from '../shops/shop.ts'
import { parseDimension } from '../sizes/dimension.ts'
import { catalogue, dataFiles } from './catalogue.fixture.ts'
import { type DataProblem, formatProblems } from './data-files.ts'
import { formatGroups, formatsOf, groupOfFormat, isOfferedFormat, withOrientation } from './formats.ts'
import { localised } from './localised.ts'
import { cardsOf, frameOf, materialOf } from './lookup.ts'
import { nearestFormat } from './nearest-format.ts'
import { parseCatalogue } from './parse-catalogue.ts'
import { FRAME_KINDS, MATERIALS, OCCASIONS } from './vocabulary.ts'

type Files = Record<string, { options: object[] }>
const broken = (change: (files: Files) => void): DataProblem[] => {
  const files = dataFiles() as Files
  change(files)
  const result = parseCatalogue(files)
  return result.ok ? [] : result.problems
}

describe('the catalogue', () => {
  it('has the twelve materials and seven frame kinds, each with its default black finish', () => {
    expect(catalogue.materials.map(({ id }) => id).sort()).toEqual(MATERIALS)
    expect(catalogue.frames.map(({ id }) => id).sort()).toEqual(FRAME_KINDS)
    for (const kind of FRAME_KINDS) expect(frameOf(catalogue, kind)?.finish.id).toMatch(/schwarz$/)
  })

  it('has the produced frames of the specification', () => {
    const finishes = catalogue.frames.flatMap(kind => kind.finishes.map(({ id }) => id as string))
    for (const shape of ['eckig', 'rund']) {
      for (const colour of ['gold', 'kupfer', 'schwarz', 'schwarz-matt', 'silber', 'silber-matt', 'weiss']) {
        expect(finishes).toContain(`alurahmen-${shape}-${colour}`)
      }
    }
    for (const wood of ['eiche', 'natur', 'schwarz', 'schwarz-gemasert', 'weiss', 'weiss-gemasert']) {
      expect(finishes).toContain(`holzrahmen-${wood}`)
    }
  })

  it('has mats in white, cream and black and none, of 0 or 30 mm', () => {
    const mats = catalogue.mats.map(({ id, sizesMm }) => [id, sizesMm])
    expect(Object.fromEntries(mats)).toEqual({
      'mat-none': [0],
      'mat-weiss': [30],
      'mat-creme': [30],
      'mat-schwarz': [30],
    })
    for (const kind of ['holzrahmen', 'alurahmen'])
      expect(catalogue.frames.find(({ id }) => id === kind)?.mats).toHaveLength(4)
  })

  it('speaks to every locale', () => {
    for (const locale of LOCALES) {
      for (const { name, text } of catalogue.materials) {
        expect(localised(name, locale).length * localised(text, locale).length).toBeGreaterThan(0)
      }
    }
    const dibond = materialOf(catalogue, 'aludibond').name
    expect([localised(dibond, 'de-AT'), localised(dibond, 'en-GB'), localised(dibond, 'en-US')]).toEqual([
      'Alu-Dibond',
      'Aluminium Dibond',
      'Aluminum Dibond',
    ])
  })

  it('says file, path and reason for whatever is broken', () => {
    const cases: [(files: Files) => void, string][] = [
      [files => delete files['formats.json'], 'formats.json: the file is missing'],
      [files => delete files['materials/poster.json'], 'materials/poster.json: the file is missing'],
      [
        files => Object.assign(files['materials/poster.json']!, { thicknessMm: 'thin' }),
        'materials/poster.json at thicknessMm',
      ],
      [files => Object.assign(files['materials/poster.json']!, { surprise: 1 }), 'surprise'],
      [
        files => Object.assign(files['materials/poster.json']!, { frames: ['artbox', 'tisch'] }),
        'materials/poster.json at frames[1]',
      ],
      [files => Object.assign(files['materials/poster.json']!, { formatSet: 'none' }), 'knows no set "none"'],
      [
        files =>
          Object.assign(files['materials/poster.json']!, {
            initiallySelectedFormat: { cm: '5000x1', in: '610x406' },
          }),
        'is beyond its limits',
      ],
      [
        files =>
          Object.assign(files['materials/poster.json']!.options[0]!, {
            default: 'x',
          }),
        'options[0].default',
      ],
      [
        files =>
          Object.assign(files['combinations.json']!, {
            rules: [{ code: 'x', given: {}, refuses: ['moon'] }],
          }),
        'nothing is called "moon"',
      ],
      [
        files => Object.assign(files, { 'cards.json': { version: '2026-11-01', cards: [{}] } }),
        'cards.json at cards[0].id',
      ],
    ]
    for (const [change, expected] of cases)
      expect(formatProblems(broken(change)).join('\n')).toContain(expected)
  })

  it('has another version as soon as a file says something else', () => {
    const files = dataFiles() as Files
    const poster = files['materials/poster.json']!
    const changed = parseCatalogue({ ...files, 'materials/poster.json': { ...poster, thicknessMm: 0.3 } })
    expect(changed.ok && changed.value.version).not.toBe(catalogue.version)
    const same = parseCatalogue(Object.fromEntries(Object.entries(files).reverse()))
    expect(same.ok && same.value.version).toBe(catalogue.version)
  })
})

describe('formats', () => {
  const metric = shopFor('passepartout', 'de-DE')
  const inches = shopFor('passepartout', 'en-US')

  it.each(MATERIALS)('of %s can be produced, include the initial one, and are true to their ratio', id => {
    const material = materialOf(catalogue, id)
    for (const shop of [metric, inches]) {
      const all = formatsOf(catalogue, material, shop)
      expect(all).toContain(material.initiallySelectedFormat[shop.unit])
      expect(all.length).toBeGreaterThanOrEqual(5)
      for (const { id: group, main, more } of formatGroups(catalogue, material, shop)) {
        const [across, down] = group.split(':').map(Number)
        for (const format of [...main, ...more]) {
          const { widthMm, heightMm } = parseDimension(format)
          expect(widthMm).toBeGreaterThanOrEqual(heightMm)
          if (across && down) expect(widthMm / heightMm / (across / down)).toBeCloseTo(1, 1)
          expect(groupOfFormat(catalogue, material, shop, withOrientation(format, 'portrait'))).toBe(group)
        }
      }
    }
  })

  it('come in every ratio of the specification', () => {
    const shown = catalogue.materials.flatMap(material =>
      formatGroups(catalogue, material, metric).map(({ id }) => id as string),
    )
    const ratios = ['16:9', '2:1', '3:1', '3:2', '4:1', '4:3', '5:1', '5:2', '5:4', '6:1', 'square', 'din']
    expect(ratios.filter(ratio => !shown.includes(ratio))).toEqual([])
  })

  it('of an inch shop are whole inches', () => {
    for (const material of catalogue.materials) {
      for (const format of formatsOf(catalogue, material, inches)) {
        const { widthMm, heightMm } = parseDimension(format)
        for (const mm of [widthMm, heightMm])
          expect(Math.abs(mm - Math.round(mm / 25.4) * 25.4)).toBeLessThanOrEqual(0.5)
      }
    }
  })

  it('bear the panoramic names in Great Britain only', () => {
    const groups = (locale: 'en-GB' | 'de-DE') =>
      formatGroups(catalogue, materialOf(catalogue, 'leinwand'), shopFor('passepartout', locale)).map(
        ({ id }) => id,
      )
    expect(groups('en-GB')).toEqual(expect.arrayContaining(['panoramic-wide', 'panoramic-ultra-wide']))
    expect(groups('de-DE')).toEqual(
      expect.arrayContaining(['3:2', '4:3', 'square', '2:1', '3:1', '16:9', 'din']),
    )
  })

  it('may be turned, and a free one knows its nearest standard', () => {
    const canvas = materialOf(catalogue, 'leinwand')
    expect(isOfferedFormat(catalogue, canvas, metric, '400x600')).toBe(true)
    expect(isOfferedFormat(catalogue, canvas, metric, '410x600')).toBe(false)
    expect(nearestFormat(catalogue, canvas, metric, { widthMm: 1070, heightMm: 700 })).toBe('1050x700')
    expect(nearestFormat(catalogue, canvas, metric, { widthMm: 700, heightMm: 1070 })).toBe('700x1050')
    expect(nearestFormat(catalogue, canvas, metric, { widthMm: 2000, heightMm: 210 })).toBeUndefined()
  })
})

describe('card fronts', () => {
  it('stand for every occasion, with a picture per palette', () => {
    for (const occasion of OCCASIONS) expect(cardsOf(catalogue, occasion).length).toBeGreaterThan(0)
    expect(cardsOf(catalogue, 'wedding').length).toBeGreaterThanOrEqual(12)
    for (const { id, palettes } of catalogue.cards) {
      for (const palette of palettes) expect(palette.file).toBe(`${id}--${palette.id}.svg`)
    }
  })
})
