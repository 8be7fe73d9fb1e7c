import type { PhotoCaption } from '@passepartout/document'
import { captionIdOf, withCaption, withCaptionsPlaced } from '@passepartout/document/book'
import type { Designer } from '../state/designer.ts'

/** Gives the photo in a slot a caption, or changes or removes it (null), in one undo step. */
export const changeCaption = (
  { editor }: Pick<Designer, 'editor'>,
  slotId: string,
  caption: Partial<PhotoCaption> | null,
): boolean =>
  editor.commands.changeBook(
    document => withCaptionsPlaced(document, withCaption(document, slotId, caption)),
    { name: 'caption-changed' },
  )

/** Changes the words of a caption that is there already; quick typing is one undo step for each word. */
export const typeCaption = ({ editor }: Pick<Designer, 'editor'>, slotId: string, words: string): boolean =>
  editor.commands.setWords(captionIdOf(slotId), words)
