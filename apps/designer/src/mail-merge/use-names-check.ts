import { type MergeData, mergedTexts } from '@passepartout/document'
import { useEffect, useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { withOnlyTexts } from '../text/text-measures.ts'
import { checkNames, type NamesCheck, withNames } from './check-names.ts'

/** Pause in typing before names are measured. */
const PAUSE_MS = 250

/** Problems of a names table that is not yet applied; follows its edits. */
export function useNamesCheck(merge: MergeData | null): NamesCheck | undefined {
  const { editor, drawing } = useDesigner()
  const [check, setCheck] = useState<NamesCheck>()
  useEffect(() => {
    if (!merge) return setCheck(undefined)
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { document, session } = editor.getSnapshot()
      const named = withNames(document, merge, session.pageId)
      const texts = mergedTexts(named).map(({ element }) => element)
      const measures = await drawing.measuresOf(withOnlyTexts(named, texts))
      if (isCurrent) setCheck(checkNames(named, measures ?? {}))
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [merge, editor, drawing])
  return check
}
