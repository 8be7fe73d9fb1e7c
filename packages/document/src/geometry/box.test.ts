import { describe, expect, it } from 'vitest'
import { createFrameDocument, type Edge } from '../index.ts'
import { isTrimmed } from './box.ts'

const pageWith = (mode?: Edge['mode']) => {
  const edge: Edge | null = mode ? { mode, depth: 20, colour: '#ffffff' } : null
  const [page] = createFrameDocument({
    widthMm: 300,
    heightMm: 200,
    bleed: 40,
    safe: 5,
    edge,
    title: '',
  }).pages
  if (!page) throw new Error('A document without a page')
  return page
}

describe('something is cut off', () => {
  it.each([undefined, 'folded'] as const)('of a picture that reaches beyond what is seen, %s', mode =>
    expect(isTrimmed(pageWith(mode))).toBe(true),
  )

  it.each(['mirrored', 'coloured'] as const)('not of one whose edge is made beyond it, %s', mode =>
    expect(isTrimmed(pageWith(mode))).toBe(false),
  )
})
