import type { RichText as RichTextDocument, RichTextNode } from '@passepartout/content-model'
import { createElement, Fragment, useContext } from 'react'
import type { Page, StoredBlock } from '../../platform/page.ts'
import { useExplanations } from '../glossary/use-explanations.tsx'
import { EmbeddedBlocks, embeddedName } from './embedded-blocks.ts'
import { nodesOf } from './nodes.ts'

interface RichTextProps {
  page: Page
  document: RichTextDocument
  className?: string
}

/** An editor's rich text, its links resolved to this shop's addresses, with its embedded blocks. */
export function RichText({ page, document, className = '' }: RichTextProps) {
  const embedded = useContext(EmbeddedBlocks)
  const { explain, notes } = useExplanations(page)
  const shown = runsOf(document.content).map((run, index) => {
    if ('block' in run) {
      const blocks = page.data.get(embeddedName(run.block)) as StoredBlock[] | undefined
      return <Fragment key={embeddedName(run.block)}>{blocks && embedded(blocks)}</Fragment>
    }
    const words = nodesOf(run.words, { page, renderText: explain })
    const key = `words-${String(index)}`
    return (
      words.length > 0 && createElement('div', { key, className: `rich-text prose ${className}` }, ...words)
    )
  })
  return (
    <>
      {shown}
      {notes()}
    </>
  )
}

type Run = { words: RichTextNode[] } | { block: RichTextNode }

/** Splits a content into runs of text and the blocks between them. */
function runsOf(content: readonly RichTextNode[]): Run[] {
  const runs: Run[] = []
  for (const node of content) {
    const last = runs.at(-1)
    if (node.type === 'blok') runs.push({ block: node })
    else if (last && 'words' in last) last.words.push(node)
    else runs.push({ words: [node] })
  }
  return runs
}
