import { type Document, documentForRecord, recordsOf } from '@passepartout/document'
import { useMemo } from 'react'
import { useEditor, useView } from '../state/designer-context.ts'

/** The card of the displayed recipient; without a mail merge the card itself. */
export function useRecordDocument(): Document {
  const document = useEditor(snapshot => snapshot.document)
  const record = useView(state => state.record)
  return useMemo(
    () => documentForRecord(document, Math.min(record, recordsOf(document) - 1)),
    [document, record],
  )
}
