import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where the points of the specification stand, a file for each part of a chapter, read in the order of their names. */
const FOLDER = 'tools/specification/points'

const point = z.strictObject({
  /** Short and unique in its part: `trailing-slash`. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** What the product does, in one sentence. */
  rule: z.string().regex(/^\S.*\.$/),
  /** The tests that fail when the rule breaks: `file > title`, the title behind those of the groups around it. */
  heldBy: z.array(z.string().regex(/^\S+\.test\.tsx? > \S/)).optional(),
  /** What of the rule is not built, or holds by no test yet. */
  open: z.string().min(1).optional(),
  /** Why the rule does not hold for this product. */
  notApplicable: z.string().min(1).optional(),
})

const part = z.strictObject({ chapter: z.string().min(1), points: z.array(point).min(1) })

export type Point = z.infer<typeof point>
export type Part = z.infer<typeof part>

/** All parts of the specification, in their order. Throws where a file is not as it should be, with its name. */
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
