import { squareShaper } from '@passepartout/typeset/testing/square-shaper'
import { describe, expect, it } from 'vitest'
import { withStencilShape } from '../collage/stencil-shape.ts'
import { createPagesDocument } from '../create-pages-document.ts'
import { createSlot } from '../elements/photo/photo.ts'
import { withStencilText } from '../elements/stencil/change-stencil.ts'
import { withAddedText } from '../elements/text/added-text.ts'
import { withMovedText } from '../elements/text/customer-text.ts'
import { textOf } from '../elements/text/edit-text.ts'
import { measureTexts } from '../elements/text/measure-text.ts'
import type { TextElement } from '../elements/text/text.ts'
import { findText } from '../find.ts'
import type { Document, EdgeMode } from '../model.ts'
import { applyPatch } from '../patch.ts'
import { withProofApproved } from '../proof.ts'
import { sampleText } from '../testing/sample-text.ts'
import { CUSTOMER_TEXT_RULES } from './customer-text-rules.ts'
import type { Finding } from './finding.ts'
import { preflight } from './preflight.ts'
import { textRules } from './rules/text.ts'

const quality = () => ({ grade: 'sharp' as const })

/** A card of 105 x 148 mm with one text. */
function card(words: string, more: Partial<TextElement> = {}): Document {
  const plain = createPagesDocument(
    'card',
    [{ id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }],
    { locale: 'de-DE' },
  )
  const elements = [sampleText(words, { own: true, ...more })]
  return {
    ...plain,
    card: { envelope: 'weiss', punching: null, read: null },
    design: {
      ...{ id: 'bogen', version: '1', palette: 'rose', foilFallback: 'ink' },
      colours: { ink: '#222222', paper: '#ffffff', pale: '#fafafa' },
    },
    pages: plain.pages.map(page => ({ ...page, elements })),
  }
}

const check = (document: Document, ordering = false): Finding[] =>
  preflight(document, {
    ...{ quality, ordering, wordRules: CUSTOMER_TEXT_RULES },
    texts: measureTexts(document, squareShaper),
  })

/** The document after one of a finding's repairs. */
function repaired(document: Document, finding: Finding | undefined, id: string): Document {
  const effect = finding?.repairs.find(repair => repair.id === id)?.effect
  if (effect?.type !== 'patch')
    throw new Error(`No repair ${id} among ${finding?.repairs.map(({ id }) => id)}`)
  return applyPatch(document, effect.patch).document
}

const ids = (document: Document) => check(document).map(({ id }) => id)
const text = (document: Document) => findText(document, 'front.names')?.element as TextElement

describe('The print check of a text', () => {
  it('has nothing to say of words that fit', () => {
    expect(ids(card('Lena'))).toEqual([])
  })

  it('stops an empty text that is required, until it is hidden', () => {
    const empty = card('')
    const [finding] = check(empty)
    expect(finding).toMatchObject({ id: 'empty-text', severity: 'block', params: { role: 'names' } })
    const hidden = check(repaired(empty, finding, 'hide-text'))
    expect(hidden.filter(({ kept }) => !kept)).toEqual([])
  })

  it('only hints at any other empty text', () => {
    expect(check(card('', { required: false }))[0]).toMatchObject({ id: 'empty-text', severity: 'hint' })
  })

  it('stops words that are too long even at their smallest', () => {
    const long = card('Lena und Jonas und alle ihre Freunde', {
      sizePt: 20,
      minSizePt: 16,
      box: { x: 10, y: 20, width: 60, height: 10 },
    })
    const [finding] = check(long)
    expect(finding).toMatchObject({ id: 'text-overflow', severity: 'block' })
    expect(text(repaired(long, finding, 'smaller-text')).minSizePt).toBe(12)
    expect(text(repaired(long, finding, 'larger-box')).box.height).toBeGreaterThan(10)
  })

  it('says the weekday of a date, and writes it', () => {
    const wrong = card('Freitag, 12. Juni 2027', {
      box: { x: 4, y: 20, width: 97, height: 40 },
      sizePt: 12,
      minSizePt: 8,
    })
    const finding = check(wrong).find(({ id }) => id === 'weekday')
    expect(finding).toMatchObject({
      severity: 'strong',
      params: { day: '12. Juni 2027', right: 'Samstag', written: 'Freitag' },
    })
    expect(textOf(text(repaired(wrong, finding, 'right-weekday')))).toBe('Samstag, 12. Juni 2027')
  })

  it('finds words that the plant may cut off, and moves them inwards', () => {
    const near = card('Lena', { box: { x: 0, y: 0, width: 60, height: 10 }, align: 'left', valign: 'top' })
    const [finding] = check(near)
    expect(finding).toMatchObject({ id: 'text-unsafe', severity: 'strong', params: { mm: 0 } })
    expect(ids(repaired(near, finding, 'move-inside'))).toEqual([])
  })

  it('finds an added text on words of the design, and none beside them', () => {
    const names = { box: { x: 20, y: 60, width: 60, height: 20 } }
    const beside = withAddedText(card('Lena', names), 'front', 'added', 'Hallo Anna')
    expect(ids(beside)).not.toContain('text-overlap')
    const added = findText(beside, 'added')?.element.box.y ?? 0
    const over = withMovedText(beside, 'added', { x: 0, y: 68 - added })
    const finding = check(over).find(({ id }) => id === 'text-overlap')
    expect(finding).toMatchObject({ severity: 'strong', elementId: 'added' })
    expect(finding?.repairs.map(({ id }) => id)).toEqual(['keep'])
  })

  it('finds words that the punch takes away, where a card has a shape', () => {
    const corner = card('Lena', { box: { x: 5, y: 5, width: 60, height: 10 }, align: 'left', valign: 'top' })
    const arch = {
      ...corner,
      card: { envelope: null, read: null, ...corner.card, punching: 'arch' },
    } as Document
    expect(ids(corner)).toEqual([])
    expect(check(arch)).toMatchObject([{ id: 'text-unsafe', severity: 'strong', params: { mm: 0 } }])
    const middle = { ...arch, pages: card('Lena').pages }
    expect(ids(middle)).toEqual([])
  })

  it('finds letters too fine for metal', () => {
    const fine: Document = {
      ...card('Lena', { colour: 'foil', sizePt: 6, minSizePt: 6 }),
      refinement: 'gold',
    }
    const [finding] = check(fine)
    expect(finding).toMatchObject({ id: 'foil-fine', severity: 'strong' })
    expect(ids(repaired(fine, finding, 'larger-text'))).toEqual([])
    expect(text(repaired(fine, finding, 'no-foil')).colour).toBe('ink')
  })

  it.each([
    // Even strokes, hairlines, and the same font at a size that is large enough.
    { face: 'Figtree', sizePt: 9, found: [] },
    { face: 'Cormorant', sizePt: 12, found: ['foil-fine'] },
    { face: 'Cormorant', sizePt: 17.5, found: [] },
    { face: 'Italiana', sizePt: 24, found: ['foil-fine'] },
  ] as const)(
    'judges letters in metal by their thin strokes: $face in $sizePt pt',
    ({ face, sizePt, found }) => {
      const look = { face, weight: 400, colour: 'foil', sizePt, minSizePt: sizePt, maxSizePt: 60 } as const
      expect(ids({ ...card('Lena', look), refinement: 'gold' })).toEqual(found)
    },
  )

  it('says in which size letters in metal hold, and makes them so large where that is near', () => {
    const small = (sizePt: number): Document => ({
      ...card('Lena', {
        face: 'Cormorant',
        weight: 400,
        colour: 'foil',
        sizePt,
        minSizePt: 6,
        maxSizePt: sizePt,
      }),
      refinement: 'gold',
    })
    const [finding] = check(small(14))
    expect(finding?.params).toMatchObject({ pt: 17 })
    expect(ids(repaired(small(14), finding, 'larger-text'))).toEqual([])
    expect(check(small(8))[0]?.repairs.map(({ id }) => id)).not.toContain('larger-text')
  })

  it('finds words in the colour of their ground', () => {
    const pale = card('Lena', { colour: 'pale' })
    const [finding] = check(pale)
    expect(finding).toMatchObject({ id: 'contrast', severity: 'hint' })
    expect(ids(repaired(pale, finding, 'readable-colour'))).toEqual([])
  })

  describe('on a photo or drawing', () => {
    const onPhoto = (change: Partial<TextElement> = {}): Document => {
      const document = card('Lena', change)
      const below = createSlot({ id: 'photo', box: { x: 0, y: 0, width: 105, height: 148 } })
      return {
        ...document,
        pages: document.pages.map(page => ({ ...page, elements: [below, ...page.elements] })),
      }
    }
    const looked = (document: Document, ground: readonly string[]) =>
      preflight(document, { quality, grounds: { [text(document).id]: ground } }).filter(
        ({ id }) => id === 'contrast',
      )
    const [dark, light] = [Array(10).fill('#20241f'), Array(10).fill('#f2f0ea')]

    it('finds words like their ground, and offers a colour that reads', () => {
      const document = onPhoto()
      const [finding] = looked(document, dark)
      expect(finding?.repairs.map(({ id }) => id)).toEqual(['readable-colour'])
      expect(looked(repaired(document, finding, 'readable-colour'), dark)).toEqual([])
    })

    it('says nothing where most of the ground lets them read, or nobody looked', () => {
      expect(looked(onPhoto(), [...light, '#20241f'])).toEqual([])
      expect(looked(onPhoto(), [])).toEqual([])
    })

    it('offers no colour where the ground is as light as dark', () => {
      const [finding] = looked(onPhoto({ colour: '#808080' }), [
        ...Array(10).fill('#7d7d7d'),
        ...Array(6).fill('#000000'),
        ...Array(6).fill('#ffffff'),
      ])
      expect(finding?.id).toBe('contrast')
      expect(finding?.repairs).toEqual([])
    })
  })

  it('asks that a card is read before it is ordered, and again after a change', () => {
    const unread = card('Lena')
    const asks = (document: Document) => check(document, true).map(({ id }) => id)
    expect(asks(unread)).toEqual(['proof-unread'])
    const read = withProofApproved(unread)
    expect(asks(read)).toEqual([])
    const later = { ...read, pages: card('Lene').pages }
    expect(asks(later)).toEqual(['proof-unread'])
  })
})

describe('words of the design on a collage', () => {
  const collage = (text: TextElement): Document => {
    const page = { id: 'collage', widthMm: 300, heightMm: 400, bleed: 3, safe: 5, slots: [] }
    const empty = createPagesDocument('collage', [page], { locale: 'de-DE' })
    return { ...empty, pages: empty.pages.map(one => ({ ...one, elements: [text] })) }
  }
  const found = (text: TextElement) =>
    textRules(collage(text), { quality }).filter(({ id }) => id === 'sample-text')

  it('are told where they name somebody, and can be left so', () => {
    expect(found(sampleText('Anna & Leo'))).toMatchObject([
      { severity: 'strong', params: { words: 'Anna & Leo' }, repairs: [{ id: 'edit-text' }, { id: 'keep' }] },
    ])
    expect(found(sampleText('Neuer Text', { role: null, locked: false }))).toHaveLength(1)
  })

  it('are a hint as a headline, which may be left so, and fine as ornament and once they are the customer’s', () => {
    const headline = collage(sampleText('Unser Sommer', { role: 'headline' }))
    const [finding] = textRules(headline, { quality })
    expect(finding).toMatchObject({ id: 'sample-texts', severity: 'hint', params: { words: 'Unser Sommer' } })
    expect(textRules(repaired(headline, finding, 'keep'), { quality })).toMatchObject([{ kept: true }])
    expect(found(sampleText('&', { role: null }))).toEqual([])
    expect(found(sampleText('Anna & Leo', { own: true }))).toEqual([])
  })

  it('are told of letters that photos fill, until the customer has typed some or leaves them so', () => {
    const page = {
      ...{ id: 'collage', widthMm: 300, heightMm: 400, bleed: 3, safe: 5 },
      slots: [{ id: 'a', box: { x: 10, y: 10, width: 280, height: 100 } }],
    }
    const empty = createPagesDocument('collage', [page], { locale: 'de-DE' })
    const lettered = withStencilShape(empty, 'collage', 'letters', 'WIR')
    const told = (document: Document) => textRules(document, { quality }).filter(({ kept }) => !kept)
    const [finding] = told(lettered)
    expect(finding).toMatchObject({ id: 'sample-text', params: { role: 'letters', words: 'WIR' } })
    expect(told(withStencilText(lettered, 'own-figure-1', '40'))).toEqual([])
    const keep = finding?.repairs.find(({ id }) => id === 'keep')?.effect
    expect(keep?.type === 'patch' && told(applyPatch(lettered, keep.patch).document)).toEqual([])
  })
})

describe('words on the wrap of a canvas', () => {
  const canvas = (mode: EdgeMode, box: TextElement['box']): Document => {
    const made = card('Lena', { box, align: 'left', wrap: false, sizePt: 20 })
    const edge = { mode, depth: 20, colour: '#ffffff' }
    return { ...made, kind: 'collage', pages: made.pages.map(page => ({ ...page, edge })) }
  }
  const told = (document: Document) => check(document).filter(({ id }) => id === 'text-wrap')

  it.each(['mirrored', 'folded', 'coloured'] as const)('are told on a %s edge, and moved inside', mode => {
    const over = canvas(mode, { x: -10, y: 60, width: 60, height: 12 })
    const [finding] = told(over)
    expect(finding).toMatchObject({ severity: 'strong', elementId: 'front.names' })
    expect(told(repaired(over, finding, 'move-inside'))).toEqual([])
    expect(told(canvas(mode, { x: 20, y: 60, width: 60, height: 12 }))).toEqual([])
  })
})

describe('words of the design on a card', () => {
  const told = (document: Document) =>
    textRules(document, { quality }).filter(({ id }) => id.startsWith('sample'))

  it('are told at once, with the way to the first of them, until somebody has read the card', () => {
    const [finding, ...others] = told(card('Anna & Leo', { own: false }))
    expect(others).toEqual([])
    expect(finding).toMatchObject({ id: 'sample-texts', severity: 'hint', params: { words: 'Anna & Leo' } })
    expect(finding?.repairs[0]).toMatchObject({ effect: { action: 'edit-text' } })
    expect(told(withProofApproved(card('Anna & Leo', { own: false })))).toEqual([])
    expect(told(card('Anna & Leo'))).toEqual([])
  })
})

describe('words of the design in books and calendars', () => {
  const made = (kind: 'photobook' | 'calendar', texts: TextElement[]): Document => {
    const page = { id: 'cover', widthMm: 300, heightMm: 300, bleed: 3, safe: 5, slots: [] }
    const empty = createPagesDocument(kind, [page], { locale: 'de-DE' })
    return { ...empty, pages: empty.pages.map(one => ({ ...one, elements: texts })) }
  }
  const told = (document: Document) => textRules(document, { quality }).filter(({ kept }) => !kept)
  const title = sampleText('Am Meer', { id: 'title', role: 'headline', required: false })
  const captions = ['Der erste Abend.', 'Alle da, die Torte auch.'].map((words, index) =>
    sampleText(words, { id: `caption-${index}`, role: null, required: false }),
  )

  it('are told of a book’s title, which can be written, left out or left so', () => {
    const [finding] = told(made('photobook', [title]))
    expect(finding).toMatchObject({ id: 'sample-text', severity: 'strong', params: { words: 'Am Meer' } })
    expect(finding?.repairs.map(({ id }) => id)).toEqual(['edit-text', 'leave-out', 'keep'])
    expect(told(repaired(made('photobook', [title]), finding, 'leave-out'))).toEqual([])
  })

  it('are told of all captions at once, and left out at once', () => {
    const book = made('photobook', captions)
    const [finding, ...others] = told(book)
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      id: 'sample-texts',
      severity: 'strong',
      params: { count: 2, words: 'Der erste Abend.' },
    })
    const without = repaired(book, finding, 'leave-out')
    expect(without.pages[0]?.elements.map(element => element.type === 'text' && textOf(element))).toEqual([
      '',
      '',
    ])
    expect(told(without)).toEqual([])
  })

  it('are a hint on a calendar, and nothing once they are the customer’s or signs', () => {
    expect(told(made('calendar', [title]))).toMatchObject([{ id: 'sample-text', severity: 'hint' }])
    expect(told(made('calendar', [{ ...title, own: true }]))).toEqual([])
    expect(told(made('photobook', [sampleText('&', { role: null })]))).toEqual([])
  })
})
