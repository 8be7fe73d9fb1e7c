/** The median; of an even number the higher middle value, so that times are never flattered. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

/** The percentile of a share (0..1); NaN of no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** `Math.max` takes its values as arguments, of which there may be too many. */
export const highest = (values: readonly number[]): number => percentile(values, 1)

/** Slope of points (x, y) by least squares; 0 of fewer than two. */
export function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return spread > 0 ? points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread : 0
}

export function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

/** A Markdown table; the first column is text, the rest are numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  )
}

/** Replaces each table of a Markdown text that begins with the same first heading. One without rows changes nothing. */
export function replaceTables(text: string, tables: readonly string[]): string {
  const lines = text.split('\n')
  for (const table of tables) {
    const rows = table.split('\n')
    const heading = rows[0]?.split(' | ')[0] ?? ''
    const from = lines.findIndex(line => line.startsWith(`${heading} |`))
    if (from === -1 || rows.length < 3) continue
    const length = lines.slice(from).findIndex(line => !line.startsWith('|'))
    lines.splice(from, length === -1 ? lines.length : length, ...rows)
  }
  return lines.join('\n')
}
