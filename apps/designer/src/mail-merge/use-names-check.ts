import { type MergeData, mergedTexts } from '@passepartout/document'
import { useEffect, useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { withOnlyTexts } from '../text/text-measures.ts'
import { checkNames, type NamesCheck, withNames } from './check-names.ts'

/** Names are set once nobody has typed for so long. */
const PAUSE_MS = 250

/** What is wrong with the rows of a table of names that is not on the card yet; follows what is typed. */
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
