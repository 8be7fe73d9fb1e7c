import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The points of the specification, a file for each part of a chapter, read in the order of their names. */
const FOLDER = 'tools/specification/points'

const point = z.strictObject({
  /** Short and unique in its part: `trailing-slash`. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** The product's behaviour, in one sentence. */
  rule: z.string().regex(/^\S.*\.$/),
  /** The tests that fail when the rule breaks: `file > title`, the title preceded by those of its groups. */
  heldBy: z.array(z.string().regex(/^\S+\.test\.tsx? > \S/)).optional(),
  /** The part of the rule that is not built, or not tested yet. */
  open: z.string().min(1).optional(),
  /** Why the rule does not apply to this product. */
  notApplicable: z.string().min(1).optional(),
})

const part = z.strictObject({ chapter: z.string().min(1), points: z.array(point).min(1) })

export type Point = z.infer<typeof point>
export type Part = z.infer<typeof part>

/**
 * All parts of the specification, in order.
 *
 * @throws Error that names an invalid file
 */
export function readParts(root: string): Part[] {
  const files = readdirSync(join(root, FOLDER)).filter(name => name.endsWith('.json'))
  return files.toSorted().map(name => {
    const read = part.safeParse(JSON.parse(readFileSync(join(root, FOLDER, name), 'utf8')))
    if (!read.success) throw new Error(`${FOLDER}/${name}: ${z.prettifyError(read.error)}`)
    return read.data
  })
}

/** The file and the title that a point names. */
export function readTest(heldBy: string): { file: string; title: string } {
  const at = heldBy.indexOf(' > ')
  return { file: heldBy.slice(0, at), title: heldBy.slice(at + 3) }
}
