/** A node of Storyblok's rich text document. */
export interface RichTextNode {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: RichTextNode[]
}

export interface StoryLink {
  id: string
  cached_url: string
}

/**
 * Converts the Markdown subset of story files into a rich text document: blank lines separate paragraphs, `## ` to
 * `#### ` are headings, `- ` and `1. ` lists, `**bold**`, `*italic*`, `[text](address)`. Addresses may be
 * `story:<path>#anchor`; `linkTo` finds such a story.
 */
export function richTextFrom(
  markdown: string,
  linkTo: (reference: string) => StoryLink | undefined,
): RichTextNode {
  const blocks = markdown.split(/\n\s*\n/).map(block => block.trim())
  return { type: 'doc', content: blocks.filter(Boolean).map(block => blockFrom(block, linkTo)) }
}

function blockFrom(block: string, linkTo: (reference: string) => StoryLink | undefined): RichTextNode {
  const heading = /^(#{2,4}) (.+)$/.exec(block)
  if (heading?.[1] && heading[2]) {
    return { type: 'heading', attrs: { level: heading[1].length }, content: inline(heading[2], linkTo) }
  }
  const lines = block.split('\n')
  const bullets = lines.every(line => line.startsWith('- '))
  if (bullets || lines.every(line => /^\d+\. /.test(line))) {
    const items = lines.map(line => ({
      type: 'list_item',
      content: [{ type: 'paragraph', content: inline(line.replace(/^(-|\d+\.) /, ''), linkTo) }],
    }))
    return bullets
      ? { type: 'bullet_list', content: items }
      : { type: 'ordered_list', attrs: { order: 1 }, content: items }
  }
  const content = lines.flatMap((line, i) => [
    ...(i ? [{ type: 'hard_break' }] : []),
    ...inline(line.trim(), linkTo),
  ])
  return { type: 'paragraph', content }
}

const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/g

function inline(line: string, linkTo: (reference: string) => StoryLink | undefined): RichTextNode[] {
  const nodes: RichTextNode[] = []
  const plain = (text: string) => text && nodes.push({ type: 'text', text })
  let end = 0
  for (const match of line.matchAll(pattern)) {
    plain(line.slice(end, match.index))
    end = match.index + match[0].length
    const [, bold, italic, words, address] = match
    if (bold) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    else if (italic) nodes.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] })
    else if (words && address) nodes.push({ type: 'text', text: words, marks: [linkMark(address, linkTo)] })
  }
  plain(line.slice(end))
  return nodes
}

function linkMark(address: string, linkTo: (reference: string) => StoryLink | undefined) {
  const [target = '', anchor] = address.split('#')
  if (!target.startsWith('story:')) {
    const email = address.startsWith('mailto:')
    const href = email ? address.slice('mailto:'.length) : address
    return {
      type: 'link',
      attrs: { href, uuid: null, anchor: null, target: null, linktype: email ? 'email' : 'url' },
    }
  }
  const story = linkTo(target.slice('story:'.length))
  return {
    type: 'link',
    attrs: {
      href: `/${story?.cached_url ?? ''}`,
      uuid: story?.id ?? null,
      anchor: anchor ?? null,
      target: null,
      linktype: 'story',
    },
  }
}
