import { type ColumnDef, type RowData, tableFeatures, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'

const features = tableFeatures({})

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and amounts stand to the right. */
  isNumber?: boolean
  /** Left out on narrow windows. */
  isWide?: boolean
}

/** Rows chosen by their boxes. */
export interface RowSelection<Row> {
  chosen: ReadonlySet<string>
  onChoose: (keys: readonly string[], isChosen: boolean) => void
  /** Names of the boxes: of a row, and of the one for all rows. */
  labelOf: (row: Row) => string
  labelOfAll: string
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The row that the keyboard has reached. */
  current?: string | undefined
  selection?: RowSelection<Row> | undefined
}

/** A table of rows; which there are, and in which order, the server decides. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  keyOf,
  current,
  selection,
}: DataTableProps<Row>) {
  const table = useTable<typeof features, Row>({
    features,
    data: rows as Row[],
    getRowId: keyOf,
    columns: columns.map(
      ({ id, header, cell }): ColumnDef<typeof features, Row> => ({
        id,
        header,
        cell: ({ row }) => cell(row.original),
      }),
    ),
  })
  const classOf = (id: string) => {
    const column = columns.find(one => one.id === id)
    return [column?.isNumber && 'number', column?.isWide && 'wide'].filter(Boolean).join(' ') || undefined
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {selection && (
                <th scope="col" className="box">
                  <input
                    type="checkbox"
                    aria-label={selection.labelOfAll}
                    checked={rows.every(row => selection.chosen.has(keyOf(row)))}
                    onChange={event => selection.onChoose(rows.map(keyOf), event.target.checked)}
                  />
                </th>
              )}
              {group.headers.map(header => (
                <th key={header.id} scope="col" className={classOf(header.column.id)}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map(row => (
            <tr key={row.id} aria-current={row.id === current ? 'true' : undefined} data-row={row.id}>
              {selection && (
                <td className="box">
                  <input
                    type="checkbox"
                    aria-label={selection.labelOf(row.original)}
                    checked={selection.chosen.has(row.id)}
                    onChange={event => selection.onChoose([row.id], event.target.checked)}
                  />
                </td>
              )}
              {row.getAllCells().map(cell => (
                <td key={cell.id} className={classOf(cell.column.id)}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
