import { describe, expect, it } from 'vitest'
import { scenesForDesign } from '../images/design-scenes.ts'
import { designDetail } from './product-detail.ts'

const money = { amount: 89, currency: 'EUR', text: '0,89 €' } as const
const preview = (page: string, blank = false, name: string | null = null) => ({
  page,
  name,
  url: `/${page}?width=480`,
  blank,
})
const design = (previews: ReturnType<typeof preview>[]) => ({
  name: 'Olivenhain',
  labels: [
    { value: 'new', name: 'Neu' },
    { value: 'foil', name: 'Mit Folie' },
  ],
  palettes: [],
  previews,
  sizeMm: { width: 118, height: 169 },
  priceFrom: { text: 'ab 0,89 €', priceCurrent: money, priceOriginal: money, discountPercent: 0 },
  designerUrl: '/configurator-card',
})
const pages = (previews: ReturnType<typeof preview>[]) =>
  designDetail(design(previews), new URLSearchParams(), { kind: 'gift-voucher', id: '1' }).pictures.map(
    one => ({
      seen:
        'picture' in one
          ? [one.picture, one.right].flatMap(sheet => sheet?.sources[0]?.src ?? []).join(' ')
          : '',
      called: one.name ?? one.role,
    }),
  )

describe('the pictures of a design', () => {
  it('show the inside of a folded card as one spread, also where its left page is empty', () => {
    const folded = [preview('front'), preview('inside-left', true), preview('inside-right'), preview('back')]
    expect(pages(folded)).toEqual([
      { seen: '/front?width=160', called: 'front' },
      { seen: '/inside-left?width=160 /inside-right?width=160', called: 'inside' },
      { seen: '/back?width=160', called: 'back' },
    ])
  })

  it('leave out what nothing is printed on', () => {
    const plain = [
      preview('front'),
      preview('inside-left', true),
      preview('inside-right', true),
      preview('back', true),
    ]
    expect(pages(plain).map(({ called }) => called)).toEqual(['front'])
  })

  it('bear the name that the catalogue gives a page before that of its role, and none where there is neither', () => {
    const book = [preview('month-1'), preview('month-2', false, 'Sommer'), preview('leaflet')]
    expect(pages(book).map(({ called }) => called)).toEqual(['month', 'Sommer', undefined])
  })
})

it('a design bears a badge for being new only, for its pictures say the rest', () => {
  expect(designDetail(design([]), new URLSearchParams(), { kind: 'card', id: '1' }).badges).toEqual(['Neu'])
})

it('a folded card stands on a table, lies open there, and then shows its pages', () => {
  const previews = ['front', 'inside-left', 'inside-right', 'back'].map(page => preview(page))
  const { pictures } = designDetail(design(previews), new URLSearchParams(), {
    kind: 'card',
    id: '1',
    product: 'folded',
  })
  const seen = pictures.map(one =>
    'scene' in one ? [one.scene.scene.name, ...one.photos.map(({ path }) => path)] : one.role,
  )
  expect(seen).toEqual([
    ['card-folded', '/front?width=480'],
    ['card-inside', '/inside-left?width=480', '/inside-right?width=480'],
    'front',
    'inside',
    'back',
  ])
})

describe('what is chosen of a card', () => {
  const chosen = {
    refinement: 'silver',
    punching: 'arch',
    envelope: { colour: '#efe6d3', lining: { colour: '#c3a362' } },
  }
  const { pictures } = designDetail(
    design(['front', 'inside-left', 'back'].map(page => preview(page))),
    new URLSearchParams(),
    {
      ...{ kind: 'card' as const, id: '1' },
      chosen,
    },
  )
  const sheets = pictures.flatMap(one => ('picture' in one ? [one] : []))

  it('is seen on every page in the foil of the choice', () => {
    for (const { picture } of sheets) expect(picture.sources[0]?.src).toMatch(/&refinement=silver$/)
  })

  it('is seen before its open envelope, in the colours of both', () => {
    const [first] = sheets
    expect(first).toMatchObject({
      role: 'envelope',
      envelope: { ...chosen.envelope, sizeMm: { width: 118, height: 169 } },
    })
  })

  it('has its shape on the pages that are punched, and not on a spread', () => {
    const shapes = sheets.map(({ role, picture }) => [role, picture.corners])
    const arch = '50% 50% 0 0 / 34.9% 34.9% 0 0'
    expect(shapes).toEqual([
      ['envelope', arch],
      ['front', arch],
      ['inside', undefined],
      ['back', arch],
    ])
  })

  it('has no picture with an envelope where none is chosen', () => {
    const { pictures: bare } = designDetail(design([preview('front')]), new URLSearchParams(), {
      kind: 'card',
      id: '1',
    })
    expect(bare.map(({ role }) => role)).not.toContain('envelope')
  })
})

it('a picture hangs in the frame that is chosen for it', () => {
  const framing = {
    ...{ edge: 'paper' as const, depthMm: 30, standOffMm: 0, coveredMm: 5, glazed: true },
    frame: { widthMm: 20, colour: '#b58a5a', edgeColour: '#8a6a44', look: 'wood' as const },
    seen: { widthMm: 600, heightMm: 400 },
  }
  const { pictures } = designDetail(design([preview('front')]), new URLSearchParams(), {
    ...{ kind: 'collage' as const, id: '1' },
    chosen: { framing },
  })
  expect(pictures.at(-1)).toMatchObject({ role: 'front', framing })
})

describe('rooms with furniture', () => {
  const collage = { kind: 'collage', sizeMm: { width: 1200, height: 800 }, pages: ['collage'] }
  const places = (chosenSizeMm?: { width: number; height: number }) =>
    scenesForDesign({ ...collage, chosenSizeMm }).map(({ place }) => place)

  it('show a collage of the size that they were drawn for', () => {
    expect(places()).toEqual(['sofa', 'bench', 'wall'])
    expect(places({ width: 1250, height: 833 })).toEqual(['sofa', 'bench', 'wall'])
  })

  it('are left out for a smaller one, which would hang there as large', () => {
    expect(places({ width: 300, height: 200 })).toEqual(['wall'])
  })
})
