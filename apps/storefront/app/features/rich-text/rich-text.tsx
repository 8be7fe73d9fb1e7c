import type { RichText as RichTextDocument, RichTextNode } from '@passepartout/content-model'
import { renderRichText, type StoryblokRichTextInput } from '@storyblok/richtext'
import { Fragment, type ReactNode, useContext } from 'react'
import type { Page, StoredBlock } from '../../platform/page.ts'
import { useExplanations } from '../glossary/use-explanations.tsx'
import { EmbeddedBlocks, embeddedName } from './embedded-blocks.ts'
import { safeNode } from './safe-document.ts'

interface RichTextProps {
  page: Page
  document: RichTextDocument
  className?: string
}

/** An editor's rich text as HTML, its links resolved to this shop's addresses, with the blocks that stand in it. */
export function RichText({ page, document, className = '' }: RichTextProps) {
  const embedded = useContext(EmbeddedBlocks)
  const { mark, unmark, notes } = useExplanations(page)
  const shown = runsOf(document.content).map((run, index) => {
    if ('block' in run) {
      const blocks = page.data.get(embeddedName(run.block)) as StoredBlock[] | undefined
      return <Fragment key={embeddedName(run.block)}>{blocks && embedded(blocks)}</Fragment>
    }
    const html = unmark(
      htmlOf(
        run.words.map(node => explained(node, mark)),
        page,
      ),
    )
    return <Words key={`words-${String(index)}`} html={html} className={className} />
  })
  return (
    <>
      {shown}
      {notes()}
    </>
  )
}

function Words({ html, className }: { html: string; className: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Storyblok's renderer escapes text and attributes; what it would write as it stands is filtered before
  return html && <div className={`rich-text prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Words of links and headings stay as they are. */
function explained(node: RichTextNode, mark: (text: string) => string): RichTextNode {
  if (node.type === 'heading' || node.type === 'code_block') return node
  if (node.type === 'text' && node.text !== undefined && !node.marks?.some(({ type }) => PLAIN.has(type)))
    return { ...node, text: mark(node.text) }
  return node.content ? { ...node, content: node.content.map(child => explained(child, mark)) } : node
}

const PLAIN = new Set(['link', 'code'])

type Run = { words: RichTextNode[] } | { block: RichTextNode }

/** Words between the blocks that stand among them. */
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

/** Node by node, so that a broken one is left out and logged while the rest is shown (spec 8). */
function htmlOf(nodes: readonly RichTextNode[], page: Page): string {
  return nodes
    .map(node => {
      try {
        const content = safeNode(node, page)
        return renderRichText({ type: 'doc', content } as StoryblokRichTextInput)
      } catch (error) {
        page.log?.error(
          { key: 'richtext-render-error', path: page.path, node: node.type, error: String(error) },
          'a node of a rich text was left out',
        )
        return ''
      }
    })
    .join('')
}
