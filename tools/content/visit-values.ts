/** Calls `see` for every value inside a story's content with its path, such as `body[2].items[0].title`. */
export function visitValues(
  value: unknown,
  see: (value: unknown, path: string, parent: Fields | undefined) => void,
): void {
  const step = (node: unknown, path: string, parent: Fields | undefined): void => {
    see(node, path, parent)
    if (Array.isArray(node)) {
      for (const [i, entry] of node.entries()) step(entry, `${path}[${i}]`, parent)
    } else if (isFields(node)) {
      for (const [key, child] of Object.entries(node)) step(child, path ? `${path}.${key}` : key, node)
    }
  }
  step(value, '', undefined)
}

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
