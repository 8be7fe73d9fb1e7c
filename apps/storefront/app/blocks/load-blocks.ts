import { type Block, type BlockProblem, parseBlock } from '@passepartout/content-model'
import { bodyOf, embeddedName, embeddedNodes } from '../features/rich-text/embedded-blocks.ts'
import type { LoadContext } from '../platform/block.ts'
import type { StoredBlock } from '../platform/page.ts'
import type { StorefrontLog } from '../platform/services.ts'
import { registry } from './registry.ts'

interface LoadedBlocks {
  blocks: StoredBlock[]
  data: Map<string, unknown>
}

/**
 * Checks a story's blocks and loads what they need, all at once. A block that is unknown or broken shows nothing and
 * is logged (spec 8): an editor's slip never takes a page down.
 */
export async function loadBlocks(
  stored: unknown[],
  context: Omit<LoadContext, 'log'>,
  log: StorefrontLog,
  /** Where the blocks stand inside another one. */
  within = '',
): Promise<LoadedBlocks> {
  const data = new Map<string, unknown>()
  const found = stored.flatMap((raw, index) => {
    const parsed = checked(raw as { component: string })
    if ('problems' in parsed) {
      log.error(
        { key: 'hybrid-parse-error', path: context.path, problems: parsed.problems.slice(0, 3) },
        'a content component is missing or broken',
      )
      return []
    }
    const block = { ...parsed.block, _uid: parsed.block._uid ?? `${within}${index}` } satisfies StoredBlock
    return [{ block, embedded: parsed.embedded }]
  })
  await Promise.all(
    found.map(async ({ block, embedded }) => {
      const { load, nested = [] } = registry[block.component] ?? {}
      if (load) data.set(block._uid, await load(block as never, { ...context, log }))
      for (const field of nested) {
        const inner: unknown = Reflect.get(block, field)
        const loaded = await loadBlocks(
          Array.isArray(inner) ? inner : [],
          context,
          log,
          `${block._uid}.${field}.`,
        )
        Reflect.set(block, field, loaded.blocks)
        for (const [uid, value] of loaded.data) data.set(uid, value)
      }
      for (const node of embedded) {
        const name = embeddedName(node)
        const loaded = await loadBlocks(bodyOf(node.attrs?.body), context, log, `${name}.`)
        data.set(name, loaded.blocks)
        for (const [uid, value] of loaded.data) data.set(uid, value)
      }
    }),
  )
  return { blocks: found.map(({ block }) => block), data }
}

/** Fields of a block, or of the items in it, that hold rich text. */
function richTexts(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(richTexts)
  if (typeof value !== 'object' || value === null) return []
  return Reflect.get(value, 'type') === 'doc' ? [value] : Object.values(value).flatMap(richTexts)
}

type Checked = { block: Block; embedded: ReturnType<typeof embeddedNodes> } | { problems: BlockProblem[] }

// The content client hands out the same objects until the content changes; they are looked through once.
const known = new WeakMap<object, Checked>()

function checked(raw: { component: string }): Checked {
  const seen = known.get(raw)
  if (seen) return seen
  const parsed = parseBlock(raw)
  const result =
    'problems' in parsed ? parsed : { ...parsed, embedded: richTexts(parsed.block).flatMap(embeddedNodes) }
  known.set(raw, result)
  return result
}
