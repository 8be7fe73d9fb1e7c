import { describe, expect, it } from 'vitest'
import { withCrop, withPhoto } from '../change-photos.ts'
import { createFrameDocument, createPagesDocument } from '../create-pages-document.ts'
import { allSlots, findSlot } from '../find.ts'
import type { Asset, Crop, Document, Edge } from '../model.ts'
import { applyPatch } from '../patch.ts'
import { DEFAULT_CROP } from '../repair-crop.ts'
import type { PreflightContext } from './context.ts'
import type { Finding, Repair } from './finding.ts'
import { preflight, printState } from './preflight.ts'
import { qualityRule } from './quality-rule.ts'

const photo = (width: number, height: number, more: Partial<Asset> = {}): Asset => ({
  id: 'a',
  name: 'IMG 2041.jpg',
  width,
  height,
  source: 'upload',
  notices: [],
  ...more,
})
const sharp = photo(6000, 4000)
const wall: PreflightContext = { quality: qualityRule('wall') }

function frame(
  asset: Asset | null,
  crop: Partial<Crop> = {},
  options: { edge?: Edge; size?: [number, number] } = {},
) {
  const [widthMm, heightMm] = options.size ?? [600, 400]
  const bleed = options.edge ? options.edge.depth + 15 : 3
  const sizing = { widthMm, heightMm, bleed, safe: 5, edge: options.edge ?? null }
  const empty = createFrameDocument({ ...sizing, title: '' })
  return asset ? withPhoto(empty, 'photo-1', asset, { ...DEFAULT_CROP, ...crop }) : empty
}

const ids = (document: Document, context: Partial<PreflightContext> = {}) =>
  preflight(document, { ...wall, ...context }).map(finding => finding.id)

function only(document: Document, id: Finding['id'], context: Partial<PreflightContext> = {}): Finding {
  const found = preflight(document, { ...wall, ...context }).filter(finding => finding.id === id)
  expect(found).toHaveLength(1)
  return found[0]!
}

function apply(document: Document, repair: Repair | undefined): Document {
  if (repair?.effect.type !== 'patch') throw new Error(`Not a patch: ${repair?.id}`)
  return applyPatch(document, repair.effect.patch).document
}

const cropOf = (document: Document) => findSlot(document, 'photo-1')?.slot.photo?.crop

describe('a frame with a sharp photo', () => {
  it('is ready to print', () => {
    const findings = preflight(frame(sharp), wall)
    expect(findings).toEqual([])
    expect(printState(findings)).toEqual({ state: 'ready', blockers: 0, unanswered: 0, hints: 0 })
  })
})

describe('empty slot', () => {
  it('blocks, and offers the free photo that fits best', () => {
    const portrait = photo(4000, 6000, { id: 'p' })
    const fits = photo(3000, 2000, { id: 'f' })
    const sample = photo(9000, 6000, { id: 's', source: 'sample' })
    const finding = only(frame(null), 'empty-slot', { freePhotos: [portrait, sample, fits] })
    expect(finding.severity).toBe('block')
    expect(finding.repairs.map(repair => repair.id)).toEqual(['place-photo', 'choose-photo'])
    const repaired = apply(frame(null), finding.repairs[0])
    expect(findSlot(repaired, 'photo-1')?.slot.photo?.assetId).toBe('f')
    expect(ids(repaired)).not.toContain('empty-slot')
  })

  const album = (count: number, photos: readonly Asset[] = []) => {
    const slots = Array.from({ length: count }, (_, at) => ({
      id: `place-${at}`,
      box: { x: 10 + 30 * at, y: 10, width: 20, height: at % 2 ? 30 : 15 },
    }))
    const page = { id: 'page-1', widthMm: 400, heightMm: 210, bleed: 3, safe: 5, slots }
    return photos.reduce(
      (document, asset, at) => withPhoto(document, `place-${at}`, asset),
      createPagesDocument('photobook', [page]),
    )
  }

  it('of a product with some photos is a hint, however many there are', () => {
    const finding = only(album(6, [sharp]), 'empty-slot', { quality: qualityRule('hand') })
    expect(finding).toMatchObject({ severity: 'hint', params: { count: 5 }, elementId: 'place-1' })
    expect(printState([finding]).state).toBe('hints')
  })

  it('of a product without any photo blocks once', () => {
    expect(only(album(6), 'empty-slot')).toMatchObject({ severity: 'block', params: { count: 6 } })
  })

  it('is filled with free photos, each of them once and in the place of its shape', () => {
    const free = [photo(4000, 6000, { id: 'tall' }), photo(6000, 4000, { id: 'wide' })]
    const document = album(6, [sharp])
    const [fill] = only(document, 'empty-slot', { freePhotos: free }).repairs
    expect(fill).toMatchObject({ id: 'fill-places', params: { count: 2 } })
    const placed = allSlots(apply(document, fill)).map(({ slot }) => slot.photo?.assetId)
    expect(placed).toEqual(['a', 'tall', 'wide', undefined, undefined, undefined])
  })

  it('does not block where the slot may stay empty', () => {
    const optional = structuredClone(frame(null))
    findSlot(optional, 'photo-1')!.slot.required = false
    expect(ids(optional)).toEqual([])
  })
})

describe('sample photo, broken file, pending original', () => {
  it('a sample blocks', () => {
    const finding = only(frame(photo(6000, 4000, { source: 'sample' })), 'sample-photo')
    expect(finding).toMatchObject({ severity: 'block', repairs: [{ id: 'choose-photo' }] })
  })

  it('a broken file blocks and can be taken out', () => {
    const document = frame(sharp)
    const finding = only(document, 'broken-file', { files: { a: 'broken' } })
    expect(finding).toMatchObject({ severity: 'block', params: { name: 'IMG 2041.jpg' } })
    expect(findSlot(apply(document, finding.repairs[1]), 'photo-1')?.slot.photo).toBeNull()
  })

  it('a pending original blocks the order and nothing before it', () => {
    expect(ids(frame(sharp), { files: { a: 'pending' } })).toEqual([])
    expect(ids(frame(sharp), { files: { a: 'pending' }, ordering: true })).toEqual(['original-pending'])
  })
})

describe('combination', () => {
  it('blocks with the nearest possible choice', () => {
    const choice = { configuration: { frameType: 'oak' }, params: { price: '89,90 €' } }
    const finding = only(frame(sharp), 'combination', {
      combinations: [{ a: 'Acryl', b: 'Eiche', choices: [choice] }],
    })
    expect(finding).toMatchObject({
      severity: 'block',
      params: { a: 'Acryl', b: 'Eiche' },
      repairs: [{ effect: { type: 'configuration', configuration: { frameType: 'oak' } } }],
    })
  })
})

describe('too small and soft', () => {
  // 60 x 40 cm is viewed from 1.1 m: sharp from 80 ppi, good from 60, red below 50.
  const size: [number, number] = [600, 400]
  const pixels = (ppi: number) => {
    const bleed = 6
    return photo(Math.ceil(((size[0] + bleed) / 25.4) * ppi), Math.ceil(((size[1] + bleed) / 25.4) * ppi))
  }

  it.each([
    [81, []],
    [61, []],
    [59, ['soft']],
    [51, ['soft']],
    [49, ['too-small']],
  ])('at %i pixels per inch on 60 x 40 cm: %j', (ppi, expected) => {
    expect(ids(frame(pixels(ppi), {}, { size }))).toEqual(expected)
  })

  it.each([
    [201, []],
    [151, []],
    [149, ['soft']],
    [101, ['soft']],
    [99, ['too-small']],
  ])('at %i pixels per inch in the hand: %j', (ppi, expected) => {
    expect(ids(frame(pixels(ppi), {}, { size }), { quality: qualityRule('hand') })).toEqual(expected)
  })

  it('too small is a strong hint, answered by one press that stays with the document', () => {
    const document = frame(photo(900, 600, { name: 'x.jpg' }), {}, { size })
    const finding = only(document, 'too-small')
    expect(finding.severity).toBe('strong')
    expect(printState([finding])).toMatchObject({ state: 'hints', unanswered: 1 })
    const kept = apply(document, finding.repairs.at(-1))
    expect(only(kept, 'too-small').kept).toBe(true)
    expect(printState(preflight(kept, wall))).toEqual({
      state: 'ready',
      blockers: 0,
      unanswered: 0,
      hints: 0,
    })
  })

  it('asks again when photo or size change', () => {
    const document = frame(photo(900, 600), {}, { size })
    const kept = apply(document, only(document, 'too-small').repairs.at(-1))
    const other = withPhoto(kept, 'photo-1', photo(900, 600, { id: 'b' }))
    expect(only(other, 'too-small').kept).toBe(false)
  })

  it('offers zoom back, the original, the next size down of the same shape and leaving it, each only where it helps', () => {
    const formats = [
      {
        configuration: { formatType: '450x300' },
        page: { widthMm: 450, heightMm: 300, bleed: 3, safe: 5 },
        params: { price: '19 €' },
      },
      {
        configuration: { formatType: '300x200' },
        page: { widthMm: 300, heightMm: 200, bleed: 3, safe: 5 },
        params: { price: '9 €' },
      },
      {
        configuration: { formatType: '500x400' },
        page: { widthMm: 500, heightMm: 400, bleed: 3, safe: 5 },
        params: { price: '21 €' },
      },
      {
        configuration: { formatType: '1200x800' },
        page: { widthMm: 1200, heightMm: 800, bleed: 3, safe: 5 },
        params: {},
      },
    ]
    const copy = photo(1500, 1000, { name: 'IMG-20260704-WA0012.jpg' })
    const { repairs } = only(frame(copy, { zoom: 1.5 }, { size }), 'too-small', { formats })
    expect(repairs.map(repair => repair.id)).toEqual(['zoom-100', 'choose-original', 'format', 'keep'])
    expect(repairs[2]?.params).toMatchObject({ widthMm: 450, grade: 'soft', price: '19 €' })
    const far = only(frame(photo(1800, 1200, { name: 'x.jpg' }), { zoom: 4 }, { size }), 'too-small', {
      formats,
    })
    expect(far.repairs.map(repair => repair.id)).toEqual(['zoom-100', 'keep'])
  })

  it('names the size of the place, not that of the sheet', () => {
    const page = { id: 'spread', widthMm: 594, heightMm: 210, bleed: 3, safe: 5 }
    const slots = [{ id: 'slot', box: { x: -3, y: -3, width: 153, height: 103 } }]
    const spread = withPhoto(
      createPagesDocument('photobook', [{ ...page, slots }]),
      'slot',
      photo(500, 333),
      DEFAULT_CROP,
    )
    const finding = only(spread, 'too-small', { quality: qualityRule('hand') })
    expect(finding.params).toMatchObject({ widthMm: 150, heightMm: 100 })
  })

  it('zoom back to 100 % does what it says', () => {
    const document = frame(photo(2000, 1333), { zoom: 1.5 }, { size })
    const finding = only(document, 'soft')
    expect(finding.repairs[0]).toMatchObject({ id: 'zoom-100', params: { grade: 'sharp' } })
    expect(cropOf(apply(document, finding.repairs[0]))?.zoom).toBe(1)
  })
})

describe('crop loss', () => {
  it('is noted above a quarter of the photo, with what falls away', () => {
    const finding = only(frame(photo(4000, 6000)), 'crop-loss')
    expect(finding).toMatchObject({ severity: 'hint', params: { where: 'vertical' } })
    expect(finding.params.loss).toBeGreaterThan(0.5)
    expect(ids(frame(photo(4000, 3000)))).toEqual([])
  })

  it.each([
    [8000, 3000, []],
    [9000, 2000, ['crop-loss']],
  ])('is noted in a collage only where most of the photo falls away: %d x %d', (width, height, expected) => {
    const page = { id: 'front', widthMm: 300, heightMm: 200, bleed: 3, safe: 5 }
    const slots = [{ id: 'slot', box: { x: 50, y: 50, width: 150, height: 100 } }]
    const collage = withPhoto(
      createPagesDocument('collage', [{ ...page, slots }]),
      'slot',
      photo(width, height),
      DEFAULT_CROP,
    )
    expect(ids(collage)).toEqual(expected)
  })

  it('is repaired by the whole photo, the middle, or a format of its shape', () => {
    const formats = [
      {
        configuration: { formatType: '400x600' },
        page: { widthMm: 400, heightMm: 600, bleed: 3, safe: 5 },
        params: {},
      },
      {
        configuration: { formatType: '200x300' },
        page: { widthMm: 200, heightMm: 300, bleed: 3, safe: 5 },
        params: {},
      },
    ]
    const document = frame(photo(4000, 6000), { zoom: 1.3 })
    const { repairs } = only(document, 'crop-loss', { formats })
    expect(repairs.map(repair => repair.id)).toEqual(['whole-photo', 'centre-crop', 'format'])
    expect(ids(apply(document, repairs[0]))).not.toContain('crop-loss')
    expect(cropOf(apply(document, repairs[1]))).toEqual(DEFAULT_CROP)
    expect(repairs[2]?.effect).toMatchObject({ configuration: { formatType: '400x600' } })
  })
})

describe('faces', () => {
  // A head in the upper left corner of the photo.
  const subjects = { a: [{ x: 0.02, y: 0, width: 0.1, height: 0.12 }] }

  it('cut by the edge are a strong hint that says how much', () => {
    const finding = only(frame(sharp), 'face-cut', { subjects })
    expect(finding).toMatchObject({ severity: 'strong', params: { side: 'top' } })
    expect(finding.params.mm).toBe(8)
  })

  it('are moved in when the photo has room, and only then is it offered', () => {
    const inside = { a: [{ x: 0.25, y: 0.24, width: 0.1, height: 0.1 }] }
    const document = frame(sharp, { zoom: 2 })
    const finding = only(document, 'face-cut', { subjects: inside })
    const repair = finding.repairs.find(({ id }) => id === 'show-subject')
    expect(ids(apply(document, repair), { subjects: inside })).not.toContain('face-cut')
    expect(only(frame(sharp), 'face-cut', { subjects }).repairs.map(({ id }) => id)).toEqual(['keep'])
  })
})

describe('canvas edges', () => {
  const folded: Edge = { mode: 'folded', depth: 25, colour: '#ffffff' }
  const edges = [
    {
      mode: 'mirrored' as const,
      configuration: { rand: 'mirrored' },
      page: {
        widthMm: 600,
        heightMm: 400,
        bleed: 40,
        safe: 5,
        edge: { ...folded, mode: 'mirrored' as const },
      },
      params: {},
    },
  ]

  it('with something important on them are a strong hint, repaired by mirroring', () => {
    const subjects = { a: [{ x: 0, y: 0.4, width: 0.1, height: 0.1 }] }
    const finding = only(frame(sharp, {}, { edge: folded }), 'wrap-edge', { subjects, edges })
    expect(finding.severity).toBe('strong')
    expect(finding.repairs.map(({ id }) => id)).toEqual(['edge', 'keep'])
    expect(ids(frame(sharp, {}, { edge: { ...folded, mode: 'mirrored' } }), { subjects })).not.toContain(
      'wrap-edge',
    )
  })

  it('that take a great part of a small picture are noted without knowing the subject', () => {
    expect(ids(frame(sharp, {}, { edge: folded, size: [300, 200] }))).toContain('wrap-edge')
    expect(ids(frame(sharp, {}, { edge: folded, size: [900, 600] }))).not.toContain('wrap-edge')
  })
})

describe('flash', () => {
  it('is a photo that ends a millimetre before the edge, pulled into the bleed by its repair', () => {
    const document = structuredClone(frame(sharp))
    document.pages[0]!.elements[0]!.box = { x: 1, y: -3, width: 602, height: 406 }
    const finding = only(document, 'flash')
    expect(finding).toMatchObject({ severity: 'hint', params: { mm: 1, sides: 'left' } })
    const repaired = apply(document, finding.repairs[0])
    expect(repaired.pages[0]?.elements[0]?.box).toEqual({ x: -3, y: -3, width: 606, height: 406 })
    expect(ids(repaired)).toEqual([])
  })
})

describe('all findings together', () => {
  it('stand blockers first', () => {
    const document = frame(photo(900, 1400, { source: 'sample' }), {}, { size: [1050, 700] })
    expect(preflight(document, wall).map(finding => finding.severity)).toEqual(['block', 'strong', 'hint'])
    expect(printState(preflight(document, wall))).toEqual({
      state: 'blocked',
      blockers: 1,
      unanswered: 1,
      hints: 2,
    })
  })

  it('never speak of a crop that is not used', () => {
    const whole = withCrop(frame(sharp), 'photo-1', { ...DEFAULT_CROP, fit: 'contain', zoom: 9 })
    expect(ids(whole)).toEqual([])
  })
})
