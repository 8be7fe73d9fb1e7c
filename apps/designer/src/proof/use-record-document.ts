import { type Document, documentForRecord, recordsOf } from '@passepartout/document'
import { useMemo } from 'react'
import { useEditor, useView } from '../state/designer-context.ts'

/** The card as the guest in sight gets it; as it is where all are alike. */
export function useRecordDocument(): Document {
  const document = useEditor(snapshot => snapshot.document)
  const record = useView(state => state.record)
  return useMemo(
    () => documentForRecord(document, Math.min(record, recordsOf(document) - 1)),
    [document, record],
  )
}
