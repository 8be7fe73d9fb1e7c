import { fromMarkdown } from 'mdast-util-from-markdown'

interface Mark {
  type: string
  attrs?: Record<string, unknown>
}

/** A node of Storyblok's rich text document. */
export interface RichTextNode {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: Mark[]
  content?: RichTextNode[]
}

export interface StoryLink {
  id: string
  cached_url: string
}

type Root = ReturnType<typeof fromMarkdown>
type RootContent = Root['children'][number]
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number]
type LinkTo = (reference: string) => StoryLink | undefined

/** Constructs of CommonMark that texts of the shop do not use: there these characters mean themselves. */
const DISABLED = [
  ...[
    'autolink',
    'blockQuote',
    'codeFenced',
    'codeIndented',
    'codeText',
    'definition',
    'htmlFlow',
    'htmlText',
  ],
  ...['labelStartImage', 'setextUnderline', 'thematicBreak'],
]

/**
 * Converts the Markdown of story files into a rich text document: CommonMark's paragraphs, headings, lists, `**bold**`,
 * `*italic*` and `[text](address)`. A line break stays one. Addresses may be `story:<path>#anchor`; `linkTo` finds such
 * a story.
 */
export function richTextFrom(markdown: string, linkTo: LinkTo, parse = parseMarkdown): RichTextNode {
  return { type: 'doc', content: blocks(parse(markdown).children, linkTo) }
}

/** One paragraph of plain words, as half of all texts are; the parser takes 0.2 ms for it. */
const PLAIN = /^\p{L}(?:[^*_[\\&\n]*[^*_[\\&\s])?$/u

function parseMarkdown(markdown: string): Root {
  if (!PLAIN.test(markdown)) return fromMarkdown(markdown, { extensions: [{ disable: { null: DISABLED } }] })
  const text = { type: 'text' as const, value: markdown }
  return { type: 'root', children: [{ type: 'paragraph', children: [text] }] }
}

/** Parses each text once: locales share most texts, and parsing is half the work of building all stories. */
export function createMarkdownParser(): typeof parseMarkdown {
  const parsed = new Map<string, Root>()
  return markdown => {
    const root = parsed.get(markdown) ?? parseMarkdown(markdown)
    parsed.set(markdown, root)
    return root
  }
}

const blocks = (nodes: readonly RootContent[], linkTo: LinkTo): RichTextNode[] =>
  nodes.flatMap(node => blockFrom(node, linkTo))

function blockFrom(node: RootContent, linkTo: LinkTo): RichTextNode[] {
  if (node.type === 'heading') {
    const level = Math.min(Math.max(node.depth, 2), 4)
    return [{ type: 'heading', attrs: { level }, content: inline(node.children, linkTo) }]
  }
  if (node.type === 'paragraph') return [{ type: 'paragraph', content: inline(node.children, linkTo) }]
  if (node.type !== 'list') return []
  const content = node.children.map(item => ({ type: 'list_item', content: blocks(item.children, linkTo) }))
  return node.ordered
    ? [{ type: 'ordered_list', attrs: { order: node.start ?? 1 }, content }]
    : [{ type: 'bullet_list', content }]
}

function inline(
  nodes: readonly PhrasingContent[],
  linkTo: LinkTo,
  marks: readonly Mark[] = [],
): RichTextNode[] {
  return nodes.flatMap(node => {
    if (node.type === 'text') return linesOf(node.value, marks)
    if (node.type === 'break') return [{ type: 'hard_break' }]
    if (node.type === 'strong') return inline(node.children, linkTo, [...marks, { type: 'bold' }])
    if (node.type === 'emphasis') return inline(node.children, linkTo, [...marks, { type: 'italic' }])
    if (node.type === 'link') return inline(node.children, linkTo, [...marks, linkMark(node.url, linkTo)])
    return []
  })
}

const linesOf = (text: string, marks: readonly Mark[]): RichTextNode[] =>
  text
    .split('\n')
    .flatMap((line, i) => [
      ...(i > 0 ? [{ type: 'hard_break' }] : []),
      ...(line ? [{ type: 'text', text: line, ...(marks.length > 0 ? { marks: [...marks] } : {}) }] : []),
    ])

function linkMark(address: string, linkTo: LinkTo): Mark {
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
