import {
  type Asset,
  createPagesDocument,
  type Document,
  isOwnPhoto,
  withOwnPhoto,
} from '@passepartout/document'
import { describe, expect, it } from 'vitest'
import { createEditor } from '../create-editor.ts'
import { hitTest } from '../pointer/hit-test.ts'
import { createPointerTool } from '../pointer/pointer-tool.ts'

const PHOTO: Asset = {
  ...{ id: 'a', name: 'herbst.jpg', width: 3000, height: 2000, source: 'upload', notices: [] },
}
const face = (id: string) => ({ id, widthMm: 100, heightMm: 150, bleed: 3, safe: 5, slots: [] })
const began = createPagesDocument('card', [face('front'), face('back')])

function editorOfCard() {
  const editor = createEditor({ document: began })
  const said: string[] = []
  editor.onAnnounce(({ key }) => said.push(key))
  const add = (pageId: string, id: string) =>
    editor.commands.addPhoto(pageId, id, PHOTO, document => withOwnPhoto(document, pageId, id, PHOTO))
  const own = ({ pages }: Document = editor.getSnapshot().document) =>
    pages.flatMap(({ elements }) => elements.filter(isOwnPhoto))
  return { editor, said, add, own }
}
const key = (name: string) => [{ key: name }, { focus: 'canvas', platform: 'other' }] as const

describe('a photo that is added to a page', () => {
  it('is one step, selected where its page is shown, and undone and done again whole', () => {
    const { editor, said, add, own } = editorOfCard()
    editor.session.showPage('back')
    expect(add('back', 'own-photo-1')).toBe(true)
    expect(editor.getSnapshot().session.selection).toEqual(['own-photo-1'])
    expect(said.at(-1)).toBe('photo.placed')
    const added = editor.getSnapshot().document
    editor.history.undo()
    expect(editor.getSnapshot().document).toEqual(began)
    editor.history.redo()
    expect(editor.getSnapshot().document).toEqual(added)
    expect(add('front', 'own-photo-2')).toBe(true)
    expect(editor.getSnapshot().session.selection).not.toContain('own-photo-2')
    expect(own()).toHaveLength(2)
  })

  it('adds nothing where the page is full', () => {
    const { editor, add, own } = editorOfCard()
    for (let number = 1; number <= 12; number++) expect(add('front', `own-photo-${number}`)).toBe(true)
    const { document } = editor.getSnapshot()
    expect(add('front', 'own-photo-13')).toBe(false)
    expect(editor.getSnapshot().document).toBe(document)
    expect(own()).toHaveLength(12)
  })

  it('leaves its page by Delete, alone and with others, and what is forgotten leaves it too', () => {
    const { editor, said, add, own } = editorOfCard()
    add('front', 'own-photo-1')
    expect(editor.handleKey(...key('Delete'))).toBe(true)
    expect([own(), said.at(-1)]).toEqual([[], 'photo.removed'])
    expect(editor.getSnapshot().session.selection).toEqual([])
    add('front', 'own-photo-1')
    add('front', 'own-photo-2')
    editor.session.select(['own-photo-1', 'own-photo-2'])
    editor.handleKey(...key('Delete'))
    expect(own()).toEqual([])
    add('front', 'own-photo-1')
    editor.commands.forgetPhoto('a')
    expect(own()).toEqual([])
    editor.history.undo()
    expect(own()).toHaveLength(1)
  })

  it('follows a mouse, as one step', () => {
    const { editor, add, own } = editorOfCard()
    add('front', 'own-photo-1')
    const [{ box } = expect.fail('There is none')] = own()
    const start = { x: box.x + 5, y: box.y + 5 }
    expect(hitTest(editor.getSnapshot().document.pages[0], start)?.id).toBe('own-photo-1')
    const tool = createPointerTool(editor, () => 4)
    const mouse = (x: number, y: number) => ({ id: 1, type: 'mouse' as const, at: { x, y } })
    tool.down(mouse(start.x, start.y))
    for (const mm of [2, 9, 20]) tool.move(mouse(start.x + mm, start.y + mm))
    tool.up(mouse(start.x + 20, start.y + 20))
    expect(own()[0]?.box).toMatchObject({ x: box.x + 20, y: box.y + 20, width: box.width })
    editor.history.undo()
    expect(own()[0]?.box).toEqual(box)
  })

  it('takes the facts of its photo once they arrive, and keeps its box', () => {
    const { editor, add, own } = editorOfCard()
    add('front', 'own-photo-1')
    const before = own()[0]
    editor.commands.photoArrived('a', { ...PHOTO, id: 'server-1' })
    expect(own()[0]).toEqual({ ...before, photo: { ...before?.photo, assetId: 'server-1' } })
  })
})
