import { allSlots, createFrameDocument, type Document } from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { createTestEditor, testPhoto } from './testing/create-test-editor.ts'

const SIZE = { widthMm: 600, heightMm: 400, bleed: 40, safe: 5, title: '' }
const canvas = (mode: 'coloured' | 'mirrored') =>
  createFrameDocument({ ...SIZE, edge: { mode, depth: 25, colour: '#ffffff' } })
/** The photo's own colour; another one when zoomed in. */
const edgeColour = (document: Document) =>
  (allSlots(document)[0]?.slot.photo?.crop.zoom ?? 1) > 1.5 ? '#aa1111' : '#1428a0'
const start = (mode: 'coloured' | 'mirrored', colour: typeof edgeColour | (() => undefined) = edgeColour) => {
  const test = createTestEditor({ document: canvas(mode), edgeColour: colour })
  const edge = () => test.document().pages[0]?.edge
  return { ...test, edge }
}

describe('the coloured edge of a canvas', () => {
  it('takes the colour of the photo in the step that hangs it', () => {
    const { editor, edge } = start('coloured')
    editor.commands.placePhoto('photo-1', testPhoto('dune'))
    expect(edge()?.colour).toBe('#1428a0')
    expect(editor.getSnapshot().history.entries).toHaveLength(1)
    editor.history.undo()
    expect(edge()?.colour).toBe('#ffffff')
  })

  it('follows the crop in the same step, back as well', () => {
    const { editor, edge } = start('coloured')
    editor.commands.placePhoto('photo-1', testPhoto('dune'))
    editor.commands.setZoom('photo-1', 2)
    expect(edge()?.colour).toBe('#aa1111')
    editor.history.undo()
    expect(edge()?.colour).toBe('#1428a0')
  })

  it('is a step of its own when somebody chooses a colour, which then stays', () => {
    const { editor, edge } = start('coloured')
    editor.commands.placePhoto('photo-1', testPhoto('dune'))
    editor.commands.setEdgeColour('page-1', '#000000')
    expect(editor.getSnapshot().history.entries.at(-1)?.name).toBe('edge-coloured')
    editor.commands.setZoom('photo-1', 2)
    expect(edge()?.colour).toBe('#000000')
    editor.history.undo()
    editor.history.undo()
    expect(edge()?.colour).toBe('#1428a0')
  })

  it('comes with the choice of the edge', () => {
    const { editor, edge } = start('mirrored')
    editor.commands.placePhoto('photo-1', testPhoto('dune'))
    const page = { ...SIZE, edge: { mode: 'coloured' as const, depth: 25, colour: '#ffffff' } }
    editor.commands.applyConfiguration({ configuration: { edge: 'colour' }, page })
    expect(edge()).toMatchObject({ mode: 'coloured', colour: '#1428a0' })
  })

  it('waits for the pixels of the photo and takes no step when they come', () => {
    let pixels = false
    const { editor, edge } = start('coloured', (() => (pixels ? '#1428a0' : undefined)) as () => undefined)
    editor.commands.placePhoto('photo-1', testPhoto('dune'))
    expect(edge()?.colour).toBe('#ffffff')
    pixels = true
    editor.commands.colourEdges()
    expect(edge()?.colour).toBe('#1428a0')
    expect(editor.getSnapshot().history.entries).toHaveLength(1)
  })
})
