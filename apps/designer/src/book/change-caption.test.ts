import { createPagesDocument, textOf, withPhoto } from '@passepartout/document'
import { captionOf, withCaptionsPlaced } from '@passepartout/document/book'
import { createEditor } from '@passepartout/editor'
import { expect, it } from 'vitest'
import { changeCaption, typeCaption } from './change-caption.ts'

const SIZE = { heightMm: 210, bleed: 3, safe: 6, widthMm: 594, role: 'spread' as const }
const place = (id: string) => ({ id, box: { x: 20, y: 20, width: 200, height: 150 } })
const photo = (id: string) => ({
  ...{ id, name: `${id}.jpg`, width: 3000, height: 2000, source: 'upload' as const, notices: [] },
})

/** A book of two spreads with a photo each. */
function editorOfBook() {
  const empty = createPagesDocument('photobook', [
    { ...SIZE, id: 'pages-2', slots: [place('one')] },
    { ...SIZE, id: 'pages-4', slots: [place('two')] },
  ])
  const document = withPhoto(withPhoto(empty, 'one', photo('a')), 'two', photo('b'))
  const editor = createEditor({ document, configuration: {} })
  editor.completeWith(withCaptionsPlaced)
  const captions = () =>
    editor
      .getSnapshot()
      .document.pages.map((page, at) => captionOf(page, at === 0 ? 'one' : 'two'))
      .map(text => text && textOf(text))
  return { editor, document, captions }
}

it('a caption is written, follows its photo and goes, each as one step that can be undone', () => {
  const { editor, document, captions } = editorOfBook()
  changeCaption({ editor }, 'one', { words: '3. August 2026' })
  typeCaption({ editor }, 'one', '3. August 2026, Porto')
  expect(captions()).toEqual(['3. August 2026, Porto', undefined])
  const written = editor.getSnapshot().document
  editor.commands.swapPhotos('one', 'two')
  expect(captions()).toEqual([undefined, '3. August 2026, Porto'])
  editor.history.undo()
  expect(editor.getSnapshot().document).toEqual(written)
  changeCaption({ editor }, 'one', null)
  expect(editor.getSnapshot().document).toEqual(document)
  editor.history.undo()
  expect(editor.getSnapshot().document).toEqual(written)
})
