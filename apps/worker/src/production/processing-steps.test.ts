import { expect, it } from 'vitest'
import { processingSteps } from './processing-steps.ts'
import type { TicketMark, TicketSheet } from './sheet-schema.ts'

const sheet = (edge: TicketSheet['binding']['edge'], ...marks: TicketMark[]): TicketSheet => ({
  page: 2,
  role: 'sheet',
  label: null,
  trim: { width: 100, height: 60 },
  bleed: { top: 3, right: 3, bottom: 3, left: 3 },
  binding: { edge, kind: 'spirale', marks },
})

it('puts the cut of a card on its page', () => {
  const punching = { kind: 'arch', paths: [{ page: 2, path: 'M0 0H9V9H0Z' }] }
  expect(processingSteps({ punching })).toEqual([[], [{ kind: 'cutting', d: 'M0 0H9V9H0Z' }]])
})

it('draws creases and folds from edge to edge, and no line for a board', () => {
  const marks: TicketMark[] = [
    { kind: 'crease', atMm: 6 },
    { kind: 'fold', atMm: 50 },
    { kind: 'board', fromMm: 3, untilMm: 40 },
  ]
  expect(processingSteps({ sheets: [sheet('middle', ...marks)] })).toEqual([
    [],
    [
      { kind: 'creasing', d: 'M6 0V60' },
      { kind: 'folding', d: 'M50 0V60' },
    ],
  ])
})

it('draws each hole of a wire binding, and the thumb hole at its edge', () => {
  const holes = {
    kind: 'holes',
    shape: 'square',
    sizeMm: 4,
    centreMm: 6,
    firstMm: 10,
    pitchMm: 8,
    count: 2,
  } as const
  const [, drawn] = processingSteps({
    sheets: [sheet('top', holes, { kind: 'thumb-hole', diameterMm: 20, atMm: 50 })],
  })
  expect(drawn?.map(({ d }) => d)).toEqual(['M8 4h4v4h-4ZM16 4h4v4h-4Z', 'M40 0A10 10 0 0 0 60 0'])
  const [, below] = processingSteps({ sheets: [sheet('bottom', { ...holes, count: 1 })] })
  expect(below?.map(({ d }) => d)).toEqual(['M8 52h4v4h-4Z'])
})

it('is empty where sheets are only trimmed', () => {
  expect(processingSteps({})).toEqual([])
})
