type Row = Readonly<Record<string, string | number>>

/**
 * Rows as CSV (RFC 4180), with a header unless they continue a table. Texts that a spreadsheet would run as a formula are prefixed with an
 * apostrophe, because they can be customers' input.
 */
export function toCsv(rows: readonly Row[], { hasHeader = true }: { hasHeader?: boolean } = {}): string {
  const [first] = rows
  if (!first) return ''
  const names = Object.keys(first)
  const cells = rows.map(row => names.map(name => row[name] ?? ''))
  const lines = hasHeader ? [names, ...cells] : cells
  return lines.map(cells => `${cells.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
