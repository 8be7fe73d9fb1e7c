/** Calls `visit` for every object inside a value, outermost first. */
export function walkObjects(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) walkObjects(entry, visit)
  } else if (isRecord(value)) {
    visit(value)
    for (const child of Object.values(value)) walkObjects(child, visit)
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
