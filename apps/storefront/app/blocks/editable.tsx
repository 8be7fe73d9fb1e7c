import type { ReactNode } from 'react'
import type { StoredBlock } from '../platform/page.ts'

const COMMENT = /^<!--#storyblok#(.+)-->$/s

/**
 * Makes a block clickable in the visual editor. Only drafts carry the attribute; the element has no box, so that a
 * preview looks like the page.
 */
export function Editable({
  block,
  children,
}: {
  block: StoredBlock & { _editable?: string }
  children: ReactNode
}) {
  const mark = readMark(block._editable)
  if (!mark) return children
  return (
    <div data-blok-c={JSON.stringify(mark)} data-blok-uid={`${mark.id}-${mark.uid}`} className="contents">
      {children}
    </div>
  )
}

function readMark(comment: string | undefined): { id: string; uid: string } | undefined {
  const [, json] = COMMENT.exec(comment ?? '') ?? []
  if (json === undefined) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
