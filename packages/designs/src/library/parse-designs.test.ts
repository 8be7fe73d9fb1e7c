import type { CardFront } from '@passepartout/domain'
import { describe, expect, it } from 'vitest'
import { artworkFile, cardFile, designFiles, textElement } from '../design.fixture.ts'
import { parseDesigns } from './parse-designs.ts'

const NO_CARDS = { cards: [] }
const CARD = 'designs/cards/probe.json'
const artwork = (file = 'probe.svg') => ({
  kind: 'artwork',
  id: 'drawing',
  file,
  x: -3,
  y: -3,
  width: 111,
  height: 154,
})

function problems(card: object, more: Record<string, unknown> = {}): string[] {
  const result = parseDesigns(designFiles(card, more), NO_CARDS)
  return result.ok ? [] : result.problems.map(({ file, path, message }) => `${file} | ${path} | ${message}`)
}

describe('reading the designs', () => {
  it('takes a valid card', () => {
    const result = parseDesigns(designFiles(), NO_CARDS)
    expect(result.ok && result.value.designs.map(({ id }) => id)).toEqual(['probe'])
  })

  it('changes its version with every drawing', () => {
    const read = (inner: string) => {
      const files = designFiles(cardFile({}, [artwork()]), { 'designs/cards/probe.svg': artworkFile(inner) })
      const result = parseDesigns(files, NO_CARDS)
      return result.ok ? result.value.version : result.problems
    }
    expect(read('<path d="M1 1h9" fill="var(--ink)"/>')).not.toEqual(
      read('<path d="M1 1h8" fill="var(--ink)"/>'),
    )
  })

  it.each<[string, object, string]>([
    [
      'an unknown occasion',
      cardFile({ card: { ...cardFile().card, occasions: ['monday'] } }),
      'card.occasions[0]',
    ],
    ['an unknown field', cardFile({ colour: 'red' }), ''],
    [
      'a colour that is no colour',
      cardFile({ palettes: [{ ...cardFile().palettes[0], swatch: 'red' }] }),
      'palettes[0].swatch',
    ],
    ['an unknown element', cardFile({}, [{ kind: 'video' }]), 'pages[0]'],
    [
      'a missing page template',
      cardFile({
        pages: [
          {
            id: 'back',
            template: 'nowhere',
            ground: 'ground',
            ink: 'ink',
            display: { face: 'Jost' },
            small: { face: 'Jost' },
          },
        ],
      }),
      'pages[0].template',
    ],
    ['a name that is not the file', cardFile({ id: 'other' }), 'id'],
    [
      'a ground that no palette has',
      cardFile({ pages: [{ id: 'front', background: 'sea', elements: [] }] }),
      'pages[0].background',
    ],
    [
      'a text in a colour that no palette has',
      cardFile({}, [textElement({ colour: 'sea' })]),
      'pages[0].elements[0]',
    ],
    [
      'foil without a colour that stands in for it',
      cardFile({ foilFallback: undefined }, [textElement({ colour: 'foil' })]),
      'foilFallback',
    ],
    ['two texts of one name', cardFile({}, [textElement(), textElement()]), 'pages'],
    [
      'a typeface in a weight that does not exist',
      cardFile({}, [textElement({ face: 'Marcellus', weight: 700 })]),
      'pages[0].elements[0]',
    ],
    [
      'a photo beyond the bleed',
      cardFile({}, [{ kind: 'photo', id: 'photo', x: 60, y: 0, width: 60, height: 40 }]),
      'pages[0].elements[0]',
    ],
    ['a drawing that is missing', cardFile({}, [artwork('gone.svg')]), 'pages[0].elements[0].file'],
  ])('names file and place of %s', (_, card, path) => {
    const found = problems(JSON.parse(JSON.stringify(card)))
    expect(found).not.toEqual([])
    expect(found[0]).toContain(`${CARD} | ${path}`)
  })

  it.each([
    ['a colour of its own', '<path d="M0 0h9" fill="#ff0000"/>', 'has a colour that is not a token'],
    ['live text', '<text>Clara</text>', 'may only hold drawn shapes'],
    ['a script', '<script>1</script>', 'may only hold drawn shapes'],
    ['a gradient', '<linearGradient id="sky"/>', 'must not hold gradients'],
    [
      'something from outside',
      '<use href="https://example.com/a.svg"/>',
      'must not refer to anything outside',
    ],
  ])('refuses a drawing with %s', (_, inner, message) => {
    const found = problems(cardFile({}, [artwork()]), { 'designs/cards/probe.svg': artworkFile(inner) })
    expect(found.join()).toContain(message)
  })

  it('asks every palette for the same colours', () => {
    const [first] = cardFile().palettes
    const second = { ...first, id: 'second', colours: { ground: '#ffffff', ink: '#000000' } }
    expect(problems(cardFile({ palettes: [first, second] })).join()).toContain('palettes[1].colours')
  })

  it('asks for a design behind every card front of the lists', () => {
    const front = {
      id: 'ghost',
      name: { de: 'Geist', en: 'Ghost', es: 'Fantasma', fr: 'Fantôme', it: 'Fantasma', nl: 'Spook' },
      occasion: 'birth',
      format: 'A6p',
      widthMm: 105,
      heightMm: 148,
      foil: 'none',
      style: 'minimal',
      palettes: [],
    } satisfies CardFront
    const result = parseDesigns(designFiles(), { cards: [front] })
    expect(!result.ok && result.problems).toEqual([
      { file: 'cards.json', path: 'cards[0]', message: 'there is no design ghost' },
    ])
  })
})
