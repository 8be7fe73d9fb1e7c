import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleText } from '../../testing/sample-text.ts'
import { sanitiseText, textOf, withRunStyle, withText, withTextStyle } from './edit-text.ts'
import type { Run } from './text.ts'
import { textShape } from './text-shape.ts'

const looks = ({ runs }: { runs: readonly Run[] }) => runs.map(({ text, italic }) => [text, italic])

describe('Words of a text', () => {
  it('become the customer’s own, and are set anew', () => {
    const changed = withText({ ...sampleText('Lena & Jonas'), set: { sizePt: 9, breaks: [] } }, 'Lena & Timo')
    expect(changed).toMatchObject({ own: true, set: null })
    expect(textOf(changed)).toBe('Lena & Timo')
  })

  it('keep the look of the pieces they are typed into', () => {
    const emphasised = withRunStyle(sampleText('Lena & Jonas'), 5, 6, { italic: true })
    expect(looks(emphasised)).toEqual([
      ['Lena ', null],
      ['&', true],
      [' Jonas', null],
    ])
    expect(looks(withText(emphasised, 'Lena-Marie & Jonas'))).toEqual([
      ['Lena-Marie ', null],
      ['&', true],
      [' Jonas', null],
    ])
    expect(looks(withText(emphasised, 'Lena Jonas'))).toEqual([['Lena Jonas', null]])
  })

  it('lose the look of their pieces where the whole text gets another', () => {
    const emphasised = withRunStyle(sampleText('Lena & Jonas'), 5, 6, { italic: true })
    expect(looks(withTextStyle(emphasised, { italic: false }))).toEqual([['Lena & Jonas', null]])
  })

  it('are parted where somebody wants it, which documents from before do not mention', () => {
    const parted = withTextStyle(sampleText('x'), { hyphens: true })
    expect(parted.hyphens).toBe(true)
    expect(withTextStyle(parted, { sizePt: 12 }).hyphens).toBe(true)
    expect(withTextStyle(parted, { hyphens: false })).not.toHaveProperty('hyphens')
    expect(withTextStyle(sampleText('x'), { sizePt: 12 })).not.toHaveProperty('hyphens')
  })

  it('stay within the sizes of their role', () => {
    expect(withTextStyle(sampleText('x'), { sizePt: 500 }).sizePt).toBe(sampleText('x').maxSizePt)
    expect(withTextStyle(sampleText('x'), { sizePt: 1 }).sizePt).toBe(sampleText('x').minSizePt)
  })

  it('drop what cannot be seen and keep what belongs to letters', () => {
    expect(sanitiseText('a\u200bb\u202ec\ufeff\tz\r\ny')).toBe('abc z\ny')
    expect(sanitiseText('Ze\u0301')).toBe('Zé')
    expect(sanitiseText('x'.repeat(10_000))).toHaveLength(4_000)
  })

  it('are always what a document may hold, whatever is typed or pasted', () => {
    const edits = fc.array(
      fc.oneof(
        fc.record({ words: fc.string({ unit: 'binary', maxLength: 60 }) }),
        fc.record({ from: fc.nat(60), until: fc.nat(60), italic: fc.boolean() }),
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(edits, all => {
        const last = all.reduce(
          (text, edit) =>
            'words' in edit
              ? withText(text, edit.words)
              : withRunStyle(text, Math.min(edit.from, edit.until), Math.max(edit.from, edit.until), {
                  italic: edit.italic,
                }),
          sampleText('Lena & Jonas'),
        )
        expect(textShape.schema.safeParse(last).success).toBe(true)
      }),
    )
  })
})
